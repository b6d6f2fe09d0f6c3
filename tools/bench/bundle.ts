import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type * as WebServer from '../../apps/web/src/entry-server.tsx'
import { pageTable } from '../../apps/web/src/route-table.ts'
import type { Manifest } from '../../apps/web/src/server/assets.ts'
import type { Bench } from './lib/measure.ts'

const dist = resolve(import.meta.dirname, '../../apps/web/dist')
/** Kilobytes of scripts on a public page: docs/decisions/0013. */
const mostScripts = 140
/** Kilobytes of styles on a public page: docs/decisions/0072. */
const mostStyles = 30

/**
 * JavaScript that a browser must have before a page can be used, its script and what that asks for;
 * and the styles without which it is not painted.
 */
export const bench: Bench = {
  usage: 'JavaScript before interaction and styles, gzip, of every built page',
  async run(_, report) {
    const manifest = await readManifest()
    const render = await openRenderer(manifest)
    for (const { access, examples } of pageTable) {
      for (const path of examples) {
        const html = await render(path)
        const atMost = (limit: number) => (access === 'public' ? { atMost: limit } : {})
        const [scripts, styles] = [await weigh(scriptsOf(html)), await weigh(stylesOf(html))]
        report({ name: path, value: scripts, unit: 'kB gzip', ...atMost(mostScripts) })
        report({ name: `${path}, styles`, value: styles, unit: 'kB gzip', ...atMost(mostStyles) })
      }
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
  data: [],
  total: 0,
  is_total_exact: true,
  page: 1,
  per_page: 20,
  totalPages: 1,
  place: null,
  radius: null,
  facets: [],
  ages: [],
  fees: null,
  kinds: [],
  days: [],
  prices: null,
  topics: [],
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
const scriptsOf = (html: string) => filesOf(html.matchAll(/ (?:src|data-modules)="([^"]+\.js)"/g))

/** The stylesheets of a page, by their path inside the built folder. */
const stylesOf = (html: string) => filesOf(html.matchAll(/ rel="stylesheet" href="([^"]+)"/g))

const filesOf = (matches: Iterable<RegExpExecArray>): string[] =>
  [...matches].flatMap(([, addresses = '']) =>
    addresses.split(' ').map((address) => address.replace(/^\//, '')),
  )

/** Thousands of bytes. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    return gzipSync(await readFile(join(dist, 'client', file)), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
