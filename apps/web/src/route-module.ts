import type { RouteObject } from 'react-router-dom'

/** The module of a route, created by `definePage`, or that of a layout. */
export type RouteModule = Pick<
  RouteObject,
  'Component' | 'ErrorBoundary' | 'action' | 'handle' | 'loader'
>
