import { hash } from 'node:crypto'
import { accountFrameId } from 'virtual:route-modules'
import { editorialPaths } from 'virtual:route-paths'
import { createApiClient } from '@edbazaar/api-client'
import {
  apiAtom,
  apiContext,
  createI18n,
  defaultLanguage,
  hasMeta,
  type I18n,
  i18nAtom,
  i18nContext,
  type Language,
  type PageFailure,
  type PageMeta,
  type SiteSettings,
  statusOf,
} from '@edbazaar/feature-platform'
import { statusMeta } from '@edbazaar/feature-shell'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './App'
import { allRoutes } from './all-routes'
import type { PageState } from './page-state'
import type { Manifest } from './server/assets'
import { toDocument, toState } from './server/document'
import { assetTags, metaTags, type SiteAddress } from './server/head'
import { assetsOfRoutes, filesOfRoutes } from './server/route-files'
import { themeScript } from './server/theme-script'

/** The content security policy allows these by their hashes. */
export const inlineScripts = [themeScript]

export interface RendererOptions extends SiteAddress {
  /** The operator's settings for pages. */
  settings: SiteSettings
  /** Changes with the app; open pages of another version reload. */
  version: string
  /** Vite's manifest of the browser build. */
  manifest: Manifest
  /** Tags to use in place of the manifest's, while developing. */
  developmentTags?: string
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  /** The document, in UTF-8. */
  html: Buffer
  /** A hash of the page's data. Pages with the same URL and version are equal. */
  version?: string
  /** Whether only EdBazaar's editors change what the page shows. */
  isEditorial?: boolean
}

export interface PageRequest {
  /** The page's absolute URL; its origin is ignored. */
  request: Request
  /** Reaches the API under `/api`, in process. */
  fetch: (request: Request) => Promise<Response>
  /** The page of the same URL as it was last rendered. It is returned if its data are the same. */
  latest?: PageResponse | undefined
  /** @default the language in which messages are written */
  language?: Language
}

/** Keeps other sites from seeing the URL of a page with a token. */
const secretHeaders = { 'referrer-policy': 'same-origin' }

/**
 * Creates the function that renders pages: it runs the loaders of the matched routes, then React,
 * and returns the document. A page that fails to render becomes an error page; throws if that
 * fails too.
 */
export function createRenderer(options: RendererOptions) {
  const { basePath } = options
  const basename = basePath || '/'
  const handler = createStaticHandler(allRoutes, { basename })
  const tagsOf = memoiseTags(options)

  return async function renderPage(page: PageRequest): Promise<PageResponse> {
    const { request, fetch, latest, language = defaultLanguage } = page
    const api = createApiClient({ baseUrl: `http://pages.invalid${basePath}/api`, fetch })
    const i18n = createI18n(language)
    const requestContext = new RouterContextProvider()
    requestContext.set(apiContext, api)
    requestContext.set(i18nContext, i18n)
    const outcome = await handler.query(request, { requestContext })
    if (outcome instanceof Response) return redirection(outcome)
    const state = toState(stateOf(outcome, options, language))
    const version = hash('sha1', state, 'base64url')
    const isSecret = new URL(request.url).searchParams.has('token')
    const headers = isSecret ? secretHeaders : {}
    if (latest?.version === version) return latest
    const store = createStore()
    store.set(apiAtom, api)
    // The code of the matched routes has registered the catalogues that they need.
    await i18n.loadAll()
    store.set(i18nAtom, i18n)
    const render = (context: StaticHandlerContext) => (
      <App store={store} publicUrl={options.publicUrl + basePath} settings={options.settings}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    )
    const { context, body } = renderOrErrorPage(outcome, render)
    const html = toDocument({
      metaTags: metaTags(metaOf(context, i18n), options),
      fileTags: tagsOf(routeIdsOf(context)),
      body,
      state: context === outcome ? state : toState(stateOf(context, options, language)),
      language,
      messages: i18n.usedMessages(),
    })
    if (context.statusCode !== 200) return { status: context.statusCode, headers, html }
    const isEditorial = routeIdsOf(context).some((id) => editorialPaths.includes(id))
    return { status: 200, headers, html, version, isEditorial }
  }
}

/** Renders the page; if that fails, the error page of its URL. */
function renderOrErrorPage(
  context: StaticHandlerContext,
  page: (context: StaticHandlerContext) => React.ReactNode,
) {
  try {
    return { context, body: renderToString(page(context)) }
  } catch (cause) {
    console.error(cause)
    const errors: Record<string, PageFailure> = { root: { status: 500 } }
    const failed = { ...context, statusCode: 500, loaderData: {}, errors }
    return { context: failed, body: renderToString(page(failed)) }
  }
}

/** The metadata of the innermost route that has any; of an error page, the metadata of its status. */
function metaOf(context: StaticHandlerContext, i18n: I18n): PageMeta {
  const { matches, loaderData, errors, statusCode } = context
  if (errors) return statusMeta(statusCode, i18n)
  for (const { route, params } of matches.toReversed()) {
    if (hasMeta(route.handle)) return route.handle.meta(loaderData[route.id], i18n, params)
  }
  return statusMeta(500, i18n)
}

function stateOf(
  context: StaticHandlerContext,
  { basePath, publicUrl, settings, version, manifest }: RendererOptions,
  language: Language,
): PageState {
  const { loaderData, actionData } = context
  const routeIds = routeIdsOf(context)
  return {
    basePath,
    publicUrl,
    settings,
    version,
    language,
    isPrivate: routeIds.includes(accountFrameId),
    modules: filesOfRoutes(manifest, routeIds, basePath),
    loaderData,
    actionData,
    errors: context.errors && failuresOf(context.errors),
  }
}

/** Only the status of an error is sent to the browser. */
function failuresOf(errors: Record<string, unknown>): Record<string, PageFailure> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error) }]),
  )
}

function routeIdsOf({ matches }: StaticHandlerContext): string[] {
  return matches.map(({ route }) => route.id)
}

function memoiseTags({ manifest, basePath, developmentTags }: RendererOptions) {
  const cache = new Map<string, string>()
  return (routeIds: readonly string[]): string => {
    if (developmentTags !== undefined) return developmentTags
    const key = routeIds.join(' ')
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const tags = assetTags(assetsOfRoutes(manifest, routeIds), basePath)
    cache.set(key, tags)
    return tags
  }
}

function redirection(response: Response): PageResponse {
  const location = response.headers.get('location') ?? '/'
  return { status: response.status, headers: { location }, html: Buffer.alloc(0) }
}
