import { useEffect, useRef, useState } from 'react'
import { useLink } from './use-link'

/**
 * The token of the link that opened the page, taken at once, or the home page would try to sign in with
 * it. Null until then; empty if the link has none.
 */
export function useTakenLinkToken() {
  const { wasOpenedByLink, take } = useLink()
  const taken = useRef<string | null>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    if (!wasOpenedByLink) return
    taken.current ??= take()
    setToken(taken.current)
  }, [wasOpenedByLink])
  return { wasOpenedByLink, token }
}
