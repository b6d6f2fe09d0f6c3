import { createApiClient } from '@edbazaar/api-client'
import { testApiUrl } from '@edbazaar/api-client/testing'
import { LinkProvider } from '@edbazaar/ui/Link'
import { render } from '@testing-library/react'
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

/** Shows a feature's pages as the app does: router, store, and the mocked API behind them. */
export function renderPage(routes: RouteObject[], path: string) {
  const api = createApiClient({ baseUrl: testApiUrl })
  const store = createStore()
  store.set(apiAtom, api)
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
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  })
  render(
    <Provider store={store}>
      <LinkProvider anchor={RouterAnchor}>
        <RouterProvider router={router} />
      </LinkProvider>
    </Provider>,
  )
  return { router, store }
}
