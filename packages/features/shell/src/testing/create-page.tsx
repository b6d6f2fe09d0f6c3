import { type ApiClientOptions, createApiClient } from '@edbazaar/api-client'
import { testApiUrl } from '@edbazaar/api-client/testing'
import { createI18n, defaultLanguage, i18nAtom } from '@edbazaar/feature-platform'
import { LinkProvider } from '@edbazaar/ui/Link'
import { createStore, Provider } from 'jotai'
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { apiAtom, apiContext } from '../api-context'
import { RouterAnchor } from '../RouterAnchor'
import { RouteLinks } from '../route-link-context'

type Store = ReturnType<typeof createStore>

/** What is added to store and context before anything shows; it may give the API's `fetch`. */
export type Prepare = (page: {
  store: Store
  context: RouterContextProvider
}) => ApiClientOptions['fetch'] | undefined

/**
 * A feature's pages as the app shows them: router, store, and the mocked API behind them.
 * `loaderData` is what the server has sent along, by the ids of routes.
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
        <RouterProvider router={router} />
      </LinkProvider>
    </Provider>
  )
  return { page, router, store }
}
