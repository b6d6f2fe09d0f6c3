import { useEffect } from 'react'

/** Reports that the part of the page around it can be used. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => onHydrated(), [onHydrated])
  return null
}
