import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import type { PageState } from './page-state'
import type { RouteModule } from './route-module'
import { loadRouteModules, privateRoute, rootId, routesWith } from './routes'

/**
 * The routes of the first page, with the code of the page: hydration needs it. The routes of private
 * pages are among them only if the page is private.
 */
export async function firstRoutes({
  isPrivate,
  modules,
  basePath,
}: Pick<PageState, 'isPrivate' | 'modules' | 'basePath'>): Promise<RouteObject[]> {
  const routes = routesWith(isPrivate ? [await loadPrivateRoute('this page')] : [])
  const matches = matchRoutes(routes, window.location, basePath || '/') ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const file = modules[route.id ?? '']
      const loaded: RouteModule =
        file === undefined
          ? await route.lazy()
          : (await import(/* @vite-ignore */ file.url))[file.exportName]
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
  return routes
}

/** Adds the routes of private pages when the user follows a link that may lead to one. */
export const addPrivateRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  patch(rootId, [await loadPrivateRoute(path)])
}

async function loadPrivateRoute(wanted: string): Promise<RouteObject> {
  const { accountFrameId, privatePaths } = await loadRouteModules(wanted)
  return privateRoute(accountFrameId, privatePaths)
}
