import { build } from 'esbuild'
import { importCost } from '../bench/lib/import-cost.ts'
import type { Measure } from '../bench/lib/measure.ts'
import { entryPointsOf } from './entry-points.ts'
import type { Packed } from './pack.ts'

/** Large packages, and the components that may import them. */
const largePackages: Readonly<Record<string, RegExp>> = {
  '@tanstack': /^DataTable$/,
  '@tiptap': /^RichTextEditor$/,
  cropperjs: /^ImageCropper$/,
  leaflet: /^(LocationPin|SchoolMap)$/,
  'react-day-picker': /^DatePicker$/,
  'd3-shape': /^(LineChart|BarChart|Sparkline)$/,
}

const kilobytes = (bytes: number) => bytes / 1000

export const oneButton = uiCode('Button')
export const fourComponents = uiCode('Button', 'Dialog', 'Menu', 'Toast')
const charts = uiCode('LineChart', 'BarChart', 'Funnel', 'HorizontalBarChart', 'Sparkline')

/** An import of some components with their stylesheets. */
function uiCode(...names: readonly string[]): string {
  const imports = names.map((name) => [
    `export { ${name} } from '@edbazaar/ui/${name}'`,
    `import '@edbazaar/ui/${name}.css'`,
  ])
  return imports.flat().join('\n')
}

/** Styles that every page with ui components needs once. */
export const uiBase = ['theme', 'reset']
  .map((name) => `import '@edbazaar/ui/${name}.css'`)
  .join('\n')

/**
 * The size of the packed ui package for its users, without React. `from` is a folder in which it is
 * installed.
 */
export async function uiBudgets(ui: Packed, from: string): Promise<Measure[]> {
  const cost = (code: string) => importCost({ from, code })
  const [button, four, base, allCharts] = await Promise.all(
    [oneButton, fourComponents, uiBase, charts].map(cost),
  )
  const figure = (name: string, bytes: number | undefined, atMost: number): Measure => ({
    name,
    atMost,
    unit: 'kB gzip',
    value: kilobytes(bytes ?? Number.NaN),
  })
  return [
    figure('ui Button: JavaScript', button?.js, 3),
    figure('ui Button: CSS', button?.css, 2),
    figure('ui theme and reset, once a page: CSS', base?.css, 2.5),
    figure('ui Button, Dialog, Menu, Toast: JavaScript', four?.js, 40),
    figure('ui Button, Dialog, Menu, Toast: CSS', four?.css, 5),
    figure('ui charts, all five: JavaScript', allCharts?.js, 15),
    await unexpectedImports(ui, from),
  ]
}

/** Counts components that import a large package without permission. */
async function unexpectedImports(ui: Packed, from: string): Promise<Measure> {
  const components = entryPointsOf(ui.folder, ui.manifest)
    .filter(({ file }) => file.includes('/components/') && file.endsWith('.js'))
    .map(({ path }) => path.replace('./', ''))
  const { metafile } = await build({
    entryPoints: components.map((name) => ({ in: `@edbazaar/ui/${name}`, out: name })),
    absWorkingDir: from,
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    outdir: from,
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  })
  const offenders = Object.entries(metafile.outputs).flatMap(([output, { inputs }]) =>
    Object.entries(largePackages)
      .filter(([name, owner]) => !owner.test(output.replace(/\.js$/, '')) && holds(inputs, name))
      .map(([name]) => `${output} brings ${name}`),
  )
  if (offenders.length > 0) console.error(offenders.join('\n'))
  const name =
    'ui components with a table, editor, cropper, map, calendar or chart unexpectedImports'
  return { name, value: offenders.length, unit: '', atMost: 0 }
}

const holds = (inputs: object, name: string) =>
  Object.keys(inputs).some((path) => path.includes(`/node_modules/${name}/`))
