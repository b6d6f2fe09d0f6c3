import type { RouteObject } from 'react-router-dom'

/** What the module of a page exports. */
export type PageModule = Pick<
  RouteObject,
  'Component' | 'ErrorBoundary' | 'action' | 'handle' | 'loader' | 'shouldRevalidate'
>

/**
 * The module of every page, by its path. This file holds the addresses of all pages and of what they
 * preload, so it loads after the first page can be used.
 */
export const pageModules = import.meta.glob<PageModule>([
  './routes/*.{ts,tsx}',
  '!./routes/root.tsx',
])
