import { use } from 'react'
import { RouteLinkContext } from './route-link-context'

/**
 * Returns a function that prefixes a path with BASE_PATH, for a plain `<a>` or `<form>`. Links of
 * `@edbazaar/ui` go through the router and do not need it.
 */
export function usePathWithBase(): (path: string) => string {
  const { basePath } = use(RouteLinkContext)
  return (path) => basePath + path
}
