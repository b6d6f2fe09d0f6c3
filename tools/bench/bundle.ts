import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type * as WebServer from '../../apps/web/src/entry-server.tsx'
import type { Bench } from './lib/measure.ts'

const dist = resolve(import.meta.dirname, '../../apps/web/dist')
const most = 135

/** Pages whose weight counts, by the kind of page. */
const pages = [
  ['front page', '/'],
  ['list of schools', '/schools'],
  ['school page', '/schools/a-school-100000'],
  ['list of products', '/tuitions-and-activities'],
  ['page beyond school', '/beyond-school?step=place'],
  ['product page', '/products/a-product-100000'],
] as const

/** JavaScript that a browser must have before a page can be used: its script, and what that asks for. */
export const bench: Bench = {
  usage: 'JavaScript before interaction, gzip, of the built pages',
  async run(_, report) {
    const render = await openRenderer()
    for (const [name, path] of pages) {
      const value = (await weigh(await render(path))) / 1000
      report({ name: `JavaScript of the ${name}`, value, unit: 'kB gzip', atMost: most })
    }
  },
}

/** A list without entries, and nothing else: the files of a page do not depend on its data. */
const emptyList = {
  ...{ data: [], total: 0, is_total_exact: true, page: 1, per_page: 20, totalPages: 1 },
  ...{ place: null, radius: null, facets: [], ages: [], fees: null },
  ...{ kinds: [], days: [], prices: null },
}

/** The built renderer over an API that knows nothing. */
async function openRenderer(): Promise<(path: string) => Promise<string>> {
  const module = join(dist, 'server/entry-server.js')
  if (!existsSync(module)) throw new Error('The web app is not built: pnpm build')
  const { answerWith, createRenderer }: typeof WebServer = await import(pathToFileURL(module).href)
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'))
  const address = { basePath: '', publicUrl: 'http://pages.invalid' }
  const renderPage = createRenderer({ ...address, settings: {}, version: '', manifest })
  const fetch = async ({ url }: Request) =>
    /\/(?:schools\/all|stores\/products)\?/.test(url)
      ? answerWith(emptyList, 200)
      : answerWith(null, 404)
  return async (path) =>
    (
      await renderPage({ request: new Request(`http://pages.invalid${path}`), fetch })
    ).html.toString()
}

async function weigh(html: string): Promise<number> {
  const files = html.matchAll(/ (?:src|data-modules)="([^"]+\.js)"/g)
  const paths = [...files].flatMap(([, addresses = '']) => addresses.split(' '))
  const sizes = paths.map(async (path) => {
    return gzipSync(await readFile(join(dist, 'client', path)), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
