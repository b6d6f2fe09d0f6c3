import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SiteSettings } from '@edbazaar/feature-platform'
import type { Plugin, ViteDevServer } from 'vite'
import type { createRenderer } from '../../apps/web/src/entry-server.tsx'

import { fetchWithRetry } from './fetch-with-retry.ts'

export interface PagesOptions {
  readonly apiOrigin: string
  readonly publicUrl: string
  readonly settings: SiteSettings
}

const entryTag =
  '<script type="module" src="/src/boot.ts" data-modules="/src/entry-client.tsx"></script>'

/** Renders each page on the server from its current sources, as the built product does. */
export function pagesPlugin(options: PagesOptions): Plugin {
  return {
    name: 'edbazaar-pages',
    // After Vite's middlewares: whatever is neither a file nor a module is a page.
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
    fetch: (apiRequest) => {
      const { pathname, search } = new URL(apiRequest.url)
      return fetchWithRetry(new Request(apiOrigin + pathname + search, apiRequest))
    },
  })
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.statusCode = page.status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await vite.transformIndexHtml(path, page.html.toString()))
}

/** The page request, including the body of a form posted without scripts. */
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
