import { hash } from 'node:crypto'
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
import type { PageState } from './page-state'
import { routes } from './routes'
import type { Manifest } from './server/assets'
import { toDocument, toState } from './server/document'
import { assetTags, metaTags, type SiteAddress } from './server/head'
import { createPageMemo } from './server/page-memo'
import { assetsOfRoutes, filesOfRoutes } from './server/route-files'
import { themeScript } from './server/theme-script'

/** The content security policy allows these by their hashes. */
export const inlineScripts = [themeScript]

export interface RendererOptions extends SiteAddress {
  /** What the operator has configured for pages. */
  settings: SiteSettings
  /** Changes with the app; open pages of another version reload. */
  version: string
  /** What vite wrote beside the browser's files. */
  manifest: Manifest
  /** Tags to use in place of the manifest's, while developing. */
  developmentTags?: string
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  /** The document, in UTF-8. */
  html: Buffer
  /** Of what the page was made of: two pages of one address and one version are one. */
  version?: string
  /** Whether only EdBazaar's editors change what the page shows. */
  isEditorial?: boolean
}

export interface PageRequest {
  /** The page's full address; its origin does not matter. */
  request: Request
  /** Reaches the API under `/api`, in process. */
  fetch: (request: Request) => Promise<Response>
  /** @default the language in which messages are written */
  language?: Language
}

/** Where a token stands in the address, nobody else learns it from there. */
const secretHeaders = { 'referrer-policy': 'same-origin' }

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

  return async function renderPage(page: PageRequest): Promise<PageAnswer> {
    const { request, fetch, language = defaultLanguage } = page
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
    // What somebody typed into a form, or the token of a link, is kept nowhere.
    const isKept = request.method === 'GET' && !isSecret
    const headers = isSecret ? secretHeaders : {}
    const known = isKept && memo.read(request.url, version)
    if (known) return known
    const store = createStore()
    store.set(apiAtom, api)
    // The matched routes have run their code, and with it have named their catalogues.
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
    const { context, body } = renderOrApologise(outcome, render)
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
    const answer = { status: 200, headers, html, version, isEditorial }
    if (isKept) memo.keep(request.url, version, answer)
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
    const errors: Record<string, PageFailure> = { root: { status: 500 } }
    const failed = { ...context, statusCode: 500, loaderData: {}, errors }
    return { context: failed, body: renderToString(page(failed)) }
  }
}

/** The nearest route that describes itself; a page that failed is described by its status. */
function metaOf(context: StaticHandlerContext, i18n: I18n): PageMeta {
  const { matches, loaderData, errors, statusCode } = context
  if (errors) return statusMeta(statusCode, i18n)
  for (const { route } of matches.toReversed()) {
    if (hasMeta(route.handle)) return route.handle.meta(loaderData[route.id], i18n)
  }
  return statusMeta(500, i18n)
}

function stateOf(
  context: StaticHandlerContext,
  { basePath, publicUrl, settings, version, manifest }: RendererOptions,
  language: Language,
): PageState {
  const { loaderData, actionData } = context
  return {
    basePath,
    publicUrl,
    settings,
    version,
    language,
    modules: filesOfRoutes(manifest, routeIdsOf(context), basePath),
    loaderData,
    actionData,
    errors: context.errors && failuresOf(context.errors),
  }
}

/** The browser learns the status of an error and nothing else of it. */
function failuresOf(errors: Record<string, unknown>): Record<string, PageFailure> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error) }]),
  )
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
    const tags = assetTags(assetsOfRoutes(manifest, routeIds), basePath)
    kept.set(key, tags)
    return tags
  }
}

function redirection(response: Response): PageAnswer {
  const location = response.headers.get('location') ?? '/'
  return { status: response.status, headers: { location }, html: Buffer.alloc(0) }
}
