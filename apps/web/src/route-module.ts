import type { RouteObject } from 'react-router-dom'

/** The module of a route, created by `definePage`. */
export type RouteModule = Pick<RouteObject, 'Component' | 'action' | 'handle' | 'loader'>
