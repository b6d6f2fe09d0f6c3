import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import type { createRenderer } from '../../apps/web/src/entry-server.tsx'
import type { SiteSettings } from '../../packages/features/shell/src/site-settings.ts'
import { patientFetch } from './patient-fetch.ts'

export interface PagesOptions {
  readonly apiOrigin: string
  readonly publicUrl: string
  readonly settings: SiteSettings
}

const entryTag =
  '<script type="module" src="/src/boot.ts" data-modules="/src/entry-client.tsx"></script>'

/** Renders each page on the server from its sources as they are now, as the built product does. */
export function pagesPlugin(options: PagesOptions): Plugin {
  return {
    name: 'edbazaar-pages',
    // After vite's own middlewares: what is no file and no module is a page.
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response) => {
        servePage(vite, options, request, response).catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          console.error(error)
          response.statusCode = 500
          response.end(error instanceof Error ? error.stack : String(error))
        })
      })
    },
  }
}

async function servePage(
  vite: ViteDevServer,
  { apiOrigin, publicUrl, settings }: PagesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/'
  const entry = await vite.ssrLoadModule('/src/entry-server.tsx')
  const renderPage = rendererOf(entry)({
    basePath: '',
    publicUrl,
    settings,
    version: '',
    manifest: {},
    developmentTags: entryTag,
  })
  const page = await renderPage({
    request: await pageRequest(request),
    fetch: (asked) => {
      const { pathname, search } = new URL(asked.url)
      return patientFetch(new Request(apiOrigin + pathname + search, asked))
    },
  })
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.statusCode = page.status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await vite.transformIndexHtml(path, page.html.toString()))
}

/** The page that is asked for; a form that is posted without scripts comes with it. */
async function pageRequest(request: IncomingMessage): Promise<Request> {
  const url = `http://pages.invalid${request.url ?? '/'}`
  if (request.method !== 'POST') return new Request(url)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Request(url, { method: 'POST', headers, body: await text(request) })
}

function rendererOf(entry: Record<string, unknown>): typeof createRenderer {
  const maker = entry.createRenderer
  if (!isRenderer(maker)) throw new Error('entry-server.tsx exports no createRenderer')
  return maker
}

const isRenderer = (value: unknown): value is typeof createRenderer => typeof value === 'function'
