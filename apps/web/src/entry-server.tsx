import { createApiClient } from '@edbazaar/api-client'
import {
  apiAtom,
  apiContext,
  hasMeta,
  type PageMeta,
  type SiteSettings,
  statusMeta,
} from '@edbazaar/feature-shell'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './App'
import { pageRootId, pageStateId } from './page-state'
import { routes } from './routes'
import { collectAssets, type Manifest } from './server/assets'
import { assetTags, commonTags, metaTags, type SiteAddress } from './server/head'
import { escapeScriptJson } from './server/markup'
import { createPageMemo } from './server/page-memo'

export { answerWith } from './server/api-answer'

export interface RendererOptions extends SiteAddress {
  /** What the operator has configured for pages. */
  settings: SiteSettings
  /** What vite wrote beside the browser's files. */
  manifest: Manifest
  /** Tags to use in place of the manifest's, while developing. */
  developmentTags?: string
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  html: string
  /** What the page was made of: two pages of one address and one state are one. */
  state?: string
}

export interface PageRequest {
  /** The page's full address; its origin does not matter. */
  request: Request
  /** Reaches the API under `/api`, in process. */
  fetch: (request: Request) => Promise<Response>
}

/** Some twenty megabytes at the size of our pages. */
const pagesKept = 400

/**
 * Makes the function that renders pages: runs the matched routes' loaders, then React, and returns
 * the whole document. Never throws for what a reader sent; throws where our own code fails twice.
 */
export function createRenderer(options: RendererOptions) {
  const { basePath } = options
  const basename = basePath || '/'
  const handler = createStaticHandler(routes, { basename })
  const tagsOf = memoiseTags(options)
  const memo = createPageMemo<PageAnswer>(pagesKept)

  return async function renderPage({ request, fetch }: PageRequest): Promise<PageAnswer> {
    const api = createApiClient({ baseUrl: `http://pages.invalid${basePath}/api`, fetch })
    const requestContext = new RouterContextProvider(new Map([[apiContext, api]]))
    const outcome = await handler.query(request, { requestContext })
    if (outcome instanceof Response) return redirection(outcome)
    const state = stateOf(outcome, options)
    const known = memo.read(request.url, state)
    if (known) return known
    const store = createStore()
    store.set(apiAtom, api)
    const page = (context: StaticHandlerContext) => (
      <App store={store} publicUrl={options.publicUrl + basePath} settings={options.settings}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    )
    const { context, body } = renderOrApologise(outcome, page)
    const shown = context === outcome ? state : stateOf(context, options)
    const html = document({ body, context, state: shown }, options, tagsOf(routeIdsOf(context)))
    const answer = { status: context.statusCode, headers: {}, html, state: shown }
    if (answer.status === 200) memo.keep(request.url, state, answer)
    return answer
  }
}

/** A page whose rendering fails becomes the error page of the same address. */
function renderOrApologise(
  context: StaticHandlerContext,
  page: (context: StaticHandlerContext) => React.ReactNode,
) {
  try {
    return { context, body: renderToString(page(context)) }
  } catch (cause) {
    console.error(cause)
    const errors = { root: new ErrorResponseImpl(500, '', null) }
    const failed = { ...context, statusCode: 500, loaderData: {}, errors }
    return { context: failed, body: renderToString(page(failed)) }
  }
}

interface Rendered {
  body: string
  context: StaticHandlerContext
  state: string
}

function document({ body, context, state }: Rendered, address: SiteAddress, fileTags: string) {
  const preloads = leadingPreloads.exec(body)?.[0] ?? ''
  const head = commonTags + metaTags(metaOf(context), address) + preloads + fileTags
  const content = body.slice(preloads.length)
  return (
    `<!doctype html><html lang="en"><head>${head}</head><body><div id="${pageRootId}">${content}</div>` +
    `<script type="application/json" id="${pageStateId}">${escapeScriptJson(state)}</script></body></html>`
  )
}

/** React puts the preloads of a page's first pictures before its content; their place is the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/

/** The nearest route that describes itself; a page that failed is described by its status. */
function metaOf({ matches, loaderData, errors, statusCode }: StaticHandlerContext): PageMeta {
  if (errors) return statusMeta(statusCode)
  for (const { route } of matches.toReversed()) {
    if (hasMeta(route.handle)) return route.handle.meta(loaderData[route.id])
  }
  return statusMeta(500)
}

function stateOf({ loaderData, errors }: StaticHandlerContext, options: RendererOptions): string {
  const { basePath, publicUrl, settings } = options
  const statuses = errors && statusesOf(errors)
  return JSON.stringify({ basePath, publicUrl, settings, loaderData, errors: statuses })
}

/** Of an error the browser learns its status alone. */
function statusesOf(errors: Record<string, unknown>): Record<string, number> {
  const entries = Object.entries(errors).map(([id, error]): [string, number] => {
    return [id, isRouteErrorResponse(error) ? error.status : 500]
  })
  return Object.fromEntries(entries)
}

function routeIdsOf({ matches }: StaticHandlerContext): string[] {
  return matches.map(({ route }) => route.id)
}

function memoiseTags({ manifest, basePath, developmentTags }: RendererOptions) {
  const kept = new Map<string, string>()
  return (routeIds: readonly string[]): string => {
    if (developmentTags !== undefined) return developmentTags
    const key = routeIds.join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known
    const tags = assetTags(collectAssets(manifest, routeIds), basePath)
    kept.set(key, tags)
    return tags
  }
}

function redirection(response: Response): PageAnswer {
  const location = response.headers.get('location') ?? '/'
  return { status: response.status, headers: { location }, html: '' }
}
