import type { RouteObject } from 'react-router-dom'

/** What the code of a route adds to it: `definePage` makes one. */
export type RouteModule = Pick<RouteObject, 'Component' | 'action' | 'handle' | 'loader'>
