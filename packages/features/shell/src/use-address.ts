import { use } from 'react'
import { RouteLinkContext } from './route-link-context'

/**
 * Turns a page's path into the address a plain `<a>` or `<form>` needs: BASE_PATH goes before it.
 * Links of `@edbazaar/ui` go through the router and need no such help.
 */
export function useAddress(): (path: string) => string {
  const { basePath } = use(RouteLinkContext)
  return (path) => basePath + path
}
