import { useEffect, useSyncExternalStore } from 'react'

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

/** Reports that the part of the page around it can be used. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => onHydrated(), [onHydrated])
  return null
}
