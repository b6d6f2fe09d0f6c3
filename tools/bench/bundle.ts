import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type * as WebServer from '../../apps/web/src/entry-server.tsx'
import { collectAssets, type Manifest } from '../../apps/web/src/server/assets.ts'
import type { Bench } from './lib/measure.ts'

const dist = resolve(import.meta.dirname, '../../apps/web/dist')
/** Kilobytes; the target is 140: docs/decisions/0013. */
const most = 143

/** An address of each public page: whom it names need not exist. */
const publicPaths = [
  '/',
  '/schools',
  '/schools/a-school-100000',
  '/schools/compare',
  '/schools/in',
  '/schools/in/karnataka',
  '/schools/in/karnataka/bengaluru',
  '/schools/in/karnataka/board/cbse',
  '/schools/in/karnataka/bengaluru/board/cbse',
  '/schools/board/cbse',
  '/tuitions-and-activities',
  '/products/a-product-100000',
  '/stores-details/1',
  '/jobs',
  '/jobs/description/1',
  '/about-us',
  '/contact-us',
  '/careers',
  '/partners',
  '/privacy',
  '/terms',
  '/newsletters',
  '/newsletters/an-issue',
  '/newsletters/confirm',
  '/newsletters/unsubscribe',
  '/blogs',
  '/blog-details/a-blog',
  '/videos',
  '/video/discussions',
  '/video/discussions/a-video',
  '/video/contests',
  '/video/contests/a-video',
  '/video/principal-talks',
  '/video/principal-talks/a-video',
  '/beyond-school',
  '/beyond-school?step=place',
  '/beyond-school/tuitions',
  '/beyond-school/activities',
  '/beyond-school/camps',
  '/beyond-school/workshops',
  '/global-search-result?query=school',
  '/login-by-link',
]

/** JavaScript that a browser must have before a page can be used: its script, and what that asks for. */
export const bench: Bench = {
  usage: 'JavaScript before interaction, gzip, of every built page',
  async run(_, report) {
    const manifest = await readManifest()
    const render = await openRenderer(manifest)
    const seen = new Set<string>()
    for (const path of publicPaths) {
      const files = filesOf(await render(path))
      for (const file of files) seen.add(file)
      report({ name: path, value: await weigh(files), unit: 'kB gzip', atMost: most })
    }
    // A page that nobody put on the list above may be one for people who have signed in.
    for (const [id, { file }] of Object.entries(manifest)) {
      if (!id.startsWith('src/routes/') || seen.has(file)) continue
      const { boot, modules } = collectAssets(manifest, [id])
      const files = boot === undefined ? modules : [boot, ...modules]
      report({ name: `${id}, not public`, value: await weigh(files), unit: 'kB gzip' })
    }
  },
}

async function readManifest(): Promise<Manifest> {
  const file = join(dist, 'client/.vite/manifest.json')
  if (!existsSync(file)) throw new Error('The web app is not built: pnpm build')
  return JSON.parse(await readFile(file, 'utf8'))
}

/** A list without entries, and nothing else: the files of a page do not depend on its data. */
const emptyList = {
  ...{ data: [], total: 0, is_total_exact: true, page: 1, per_page: 20, totalPages: 1 },
  ...{ place: null, radius: null, facets: [], ages: [], fees: null },
  ...{ kinds: [], days: [], prices: null, topics: [] },
}

/** The built renderer over an API that knows nothing. */
async function openRenderer(manifest: Manifest): Promise<(path: string) => Promise<string>> {
  const module = join(dist, 'server/entry-server.js')
  const { createRenderer }: typeof WebServer = await import(pathToFileURL(module).href)
  const address = { basePath: '', publicUrl: 'http://pages.invalid' }
  const renderPage = createRenderer({ ...address, settings: {}, version: '', manifest })
  const fetch = async ({ url }: Request) =>
    /\/(?:schools\/all|stores\/products|blogs)\?/.test(url)
      ? Response.json(emptyList)
      : Response.json(
          { status: 404, code: 'not_found', msg: 'There is nothing here.' },
          { status: 404 },
        )
  return async (path) => {
    const request = new Request(`http://pages.invalid${path}`)
    return (await renderPage({ request, fetch })).html.toString()
  }
}

/** The scripts that a page names, by their path inside the built folder. */
function filesOf(html: string): string[] {
  const files = html.matchAll(/ (?:src|data-modules)="([^"]+\.js)"/g)
  return [...files].flatMap(([, addresses = '']) =>
    addresses.split(' ').map((address) => address.replace(/^\//, '')),
  )
}

/** Thousands of bytes. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    return gzipSync(await readFile(join(dist, 'client', file)), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
