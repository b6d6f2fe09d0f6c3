import { accountFrameId, privatePaths, publicPaths } from 'virtual:route-paths'
import { loadNotFound, MissingCodeError } from '@edbazaar/feature-platform'
import type { RouteObject } from 'react-router-dom'
import { Root, RootError } from './Root'
import type { RouteModule } from './route-module'

/** A route whose code loads on demand, so that no page loads another page's code. */
function lazyRoute(id: string) {
  return { id, lazy: () => loadRoute(id) }
}

/** Loads the code of a route. The list of all files is a separate file: docs/decisions/0013. */
async function loadRoute(id: string): Promise<RouteModule> {
  try {
    const { routeModules } = await import('virtual:route-modules')
    const load = routeModules[id]
    if (load !== undefined) return await load()
  } catch (cause) {
    throw new MissingCodeError(`The code of ${id} did not load.`, { cause })
  }
  throw new Error(`The route table has no ${id}`)
}

const pageRoute = (path: string) => ({ ...lazyRoute(path), path })

/** All routes, from the route table. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      ...publicPaths.map(pageRoute),
      { ...lazyRoute(accountFrameId), children: privatePaths.map(pageRoute) },
      { id: 'not-found', path: '*', loader: loadNotFound, element: null },
    ],
  },
]
