import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is alive. Not on the server, nor while its page is taken over: what this browser
 * alone knows must not be in a page's first render.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
