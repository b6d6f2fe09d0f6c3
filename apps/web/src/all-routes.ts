import { accountFrameId, privatePaths } from 'virtual:route-modules'
import { privateRoute, routesWith } from './routes'

/** All routes, from the route table. */
export const allRoutes = routesWith([privateRoute(accountFrameId, privatePaths)])
