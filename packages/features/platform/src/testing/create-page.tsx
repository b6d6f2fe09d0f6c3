import { type ApiClientOptions, createApiClient } from '@edbazaar/api-client'
import { testApiUrl } from '@edbazaar/api-client/testing'
import { LinkProvider } from '@edbazaar/ui/Link'
import { createStore, Provider } from 'jotai'
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { apiAtom, apiContext } from '../api/api-context'
import { createI18n } from '../i18n/create-i18n'
import { i18nAtom } from '../i18n/i18n-atom'
import { defaultLanguage } from '../i18n/languages'
import { RouterAnchor } from '../links/RouterAnchor'
import { RouteLinks } from '../links/route-link-context'
import { PageLocaleProvider } from './PageLocaleProvider'

type Store = ReturnType<typeof createStore>

/** Prepares the store and the context before the first render; may return the API's `fetch`. */
export type Prepare = (page: {
  store: Store
  context: RouterContextProvider
}) => ApiClientOptions['fetch'] | undefined

/**
 * Creates a feature's pages as the app does: router, store and the mocked API. `loaderData` is the
 * hydration data by route id.
 */
export function createPage(
  routes: RouteObject[],
  path: string,
  prepare?: Prepare,
  loaderData?: Record<string, unknown>,
) {
  const store = createStore()
  const context = new RouterContextProvider()
  const fetch = prepare?.({ store, context })
  const api = createApiClient({ baseUrl: testApiUrl, ...(fetch && { fetch }) })
  context.set(apiContext, api)
  store.set(apiAtom, api)
  store.set(i18nAtom, createI18n(defaultLanguage))
  const frame: RouteObject = {
    id: 'root',
    element: (
      <RouteLinks>
        <Outlet />
      </RouteLinks>
    ),
    children: routes,
    hydrateFallbackElement: <p>Loading</p>,
  }
  const router = createMemoryRouter([frame], {
    initialEntries: [path],
    getContext: () => context,
    ...(loaderData && { hydrationData: { loaderData } }),
  })
  const page = (
    <Provider store={store}>
      <LinkProvider anchor={RouterAnchor}>
        <PageLocaleProvider>
          <RouterProvider router={router} />
        </PageLocaleProvider>
      </LinkProvider>
    </Provider>
  )
  return { page, router, store }
}
