import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is hydrated; false on the server and during hydration. Data that only the browser
 * has must not be in the first render.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
