import {
  apiAtom,
  apiContext,
  authFetch,
  createI18n,
  i18nAtom,
  type PageMessages,
  sessionAtom,
  sessionUserContext,
} from '@edbazaar/feature-platform'
import { linkTokenAtom, takeLinkToken } from '@edbazaar/feature-platform/link-token'
import { createStore } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { addPrivateRoutes, firstRoutes } from './browser-routes'
import { lazyApiClient } from './lazy-api-client'
import { type PageState, pageMessagesId, pageRootId, pageStateId } from './page-state'
import { loadRouteModules } from './routes'

void start()

async function start() {
  const root = document.getElementById(pageRootId)
  const state = document.getElementById(pageStateId)?.textContent
  const messages = document.getElementById(pageMessagesId)?.textContent
  if (!root || !state || !messages) return
  await resume(root, JSON.parse(state), JSON.parse(messages))
}

async function resume(root: HTMLElement, state: PageState, messages: PageMessages) {
  const { basePath, publicUrl, settings, version, language } = state
  const { loaderData, actionData, errors } = state
  const linkToken = takeLinkToken(basePath)
  const routes = await firstRoutes(state)
  const store = createStore()
  store.set(linkTokenAtom, linkToken)
  const api = lazyApiClient({ baseUrl: `${basePath}/api`, fetch: authFetch(store) })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(sessionUserContext, () => store.get(sessionAtom)?.user ?? null)
  store.set(apiAtom, api)
  const i18n = createI18n(language, messages)
  store.set(i18nAtom, i18n)
  const router = createBrowserRouter(routes, {
    basename: basePath || '/',
    hydrationData: { loaderData, actionData, errors },
    getContext: () => context,
    patchRoutesOnNavigation: addPrivateRoutes,
  })
  const page = (
    <App store={store} publicUrl={publicUrl + basePath} settings={settings}>
      <RouterProvider router={router} />
    </App>
  )
  // In slices, so that the browser can respond to the user in between.
  startTransition(() => {
    hydrateRoot(root, page)
  })
  // Parts of the page that are not shown yet may need catalogues that were not sent with the page.
  void i18n.loadAll()
  // For the next page. Without a connection it is requested again when the user follows a link.
  loadRouteModules('the next page').catch(() => {})
  // Without a connection the version cannot be checked.
  import('@edbazaar/feature-platform/watch-version').then(
    ({ watchVersion }) => watchVersion({ version, basePath, store }),
    () => {},
  )
}
