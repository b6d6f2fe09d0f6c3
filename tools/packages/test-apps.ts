import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entryPointsOf } from './entry-points.ts'
import type { Packed } from './pack.ts'
import { run } from './run.ts'

const root = resolve(import.meta.dirname, '../..')

/** The image of the README's example. */
const onePixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** The apps that install the tarballs, and their source folders. */
export const testApps = { browser: 'src', server: 'app', node: 'src' } as const
export type TestApp = keyof typeof testApps

/**
 * Copies the test apps into the folder `into` and installs their dependencies from the tarballs and
 * the registry, with the versions of this repository's catalog.
 */
export async function installTestApps(packed: readonly Packed[], into: string): Promise<void> {
  cpSync(join(import.meta.dirname, 'apps'), into, { recursive: true })
  writeFileSync(join(into, 'pnpm-workspace.yaml'), workspace())
  writeFileSync(join(into, 'package.json'), '{ "name": "test-apps", "private": true }\n')
  for (const app of ['browser', 'server'] as const) {
    writeFileSync(join(into, app, testApps[app], 'NearbySchools.tsx'), exampleOf('ui', 'tsx'))
    mkdirSync(join(into, app, 'public/media'), { recursive: true })
    writeFileSync(join(into, app, 'public/media/vidya-niketan-228.webp'), onePixel)
  }
  const theme = exampleOf('ui', 'ts', 'createTheme(')
  writeFileSync(join(into, 'browser', testApps.browser, 'nilgiri.css.ts'), theme)
  const client = exampleOf('api-client', 'ts')
  writeFileSync(join(into, 'node', testApps.node, 'client-example.ts'), client)
  for (const app of ['browser', 'node'] as const) {
    writeFileSync(join(into, app, testApps[app], 'every-entry.ts'), everyEntry(app, packed))
  }
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], into)
}

/** Type-checks an app, including the packages' types, with both compilers. */
export async function checkTypes(into: string, app: TestApp): Promise<void> {
  for (const compiler of ['typescript', 'typescript-5']) {
    await run('node', [`node_modules/${compiler}/bin/tsc`, '-p', '.'], join(into, app))
  }
}

function workspace(): string {
  const [, catalog = ''] =
    /^(catalog:\n(?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ??
    []
  const packages = Object.keys(testApps).map((app) => `  - ${app}\n`)
  return `packages:\n${packages.join('')}\n${catalog}\nignoreScripts: true\n`
}

/** The README's first example that contains `part`. */
function exampleOf(name: string, language: 'ts' | 'tsx', part = ''): string {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  const examples = readme.matchAll(
    new RegExp(`^\`\`\`${language}\\n(import \\{[\\s\\S]*?)^\`\`\``, 'gm'),
  )
  const example = [...examples].map(([, code = '']) => code).find((code) => code.includes(part))
  if (example === undefined) throw new Error(`The README of ${name} has no example: ${part}`)
  return example
}

/**
 * A module that imports every typed export of the app's packages, so that the compiler checks them
 * all.
 */
function everyEntry(app: TestApp, packed: readonly Packed[]): string {
  const file = join(import.meta.dirname, 'apps', app, 'package.json')
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(file, 'utf8'))
  const installed = packed.filter(({ name }) => name in dependencies)
  return installed
    .flatMap(({ name, folder, manifest }) =>
      entryPointsOf(folder, manifest)
        .filter(({ isTyped }) => isTyped)
        .map(({ path, file }) => ({ from: join(name, path), isScript: file.endsWith('.js') })),
    )
    .map(({ from, isScript }, at) =>
      isScript ? `export * as entry${at} from '${from}'\n` : `import '${from}'\n`,
    )
    .join('')
}
