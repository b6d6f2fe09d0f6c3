import { publicPaths } from 'virtual:route-paths'
import { loadNotFound, MissingCodeError } from '@edbazaar/feature-platform'
import type { RouteObject } from 'react-router-dom'
import { Root, RootError } from './Root'
import type { RouteModule } from './route-module'

/** The id of the route around every page. */
export const rootId = 'root'

/** A route whose code loads on demand, so that no page loads another page's code. */
function lazyRoute(id: string) {
  return { id, lazy: () => loadRoute(id) }
}

/** Loads the code of a route. */
async function loadRoute(id: string): Promise<RouteModule> {
  const load = (await loadRouteModules(id)).routeModules[id]
  if (load === undefined) throw new Error(`The route table has no ${id}`)
  return await load().catch((cause: unknown) => missingCode(id, cause))
}

/** Loads what the first page does not need of the route table: docs/decisions/0013. */
export const loadRouteModules = (wanted: string) =>
  import('virtual:route-modules').catch((cause: unknown) => missingCode(wanted, cause))

function missingCode(wanted: string, cause: unknown): never {
  throw new MissingCodeError(`The code of ${wanted} did not load.`, { cause })
}

const pageRoute = (path: string): RouteObject => ({ ...lazyRoute(path), path })

/** The pages inside the account frame. */
export const privateRoute = (frameId: string, paths: readonly string[]): RouteObject => ({
  ...lazyRoute(frameId),
  children: paths.map(pageRoute),
})

/** The public pages and the 404 page, beside `others`, in the frame of every page. */
export const routesWith = (others: readonly RouteObject[]): RouteObject[] => [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      ...publicPaths.map(pageRoute),
      ...others,
      { id: 'not-found', path: '*', loader: loadNotFound, element: null },
    ],
  },
]
