import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkTokenAtom } from './link-token'
import { savedLinkToken } from './saved-token'

/**
 * Whether a link with a token opened this page. On the server the token is in the URL; in the browser
 * it has already been moved to `linkTokenAtom`. After a refresh only `history.state` holds it, and
 * `wasOpenedByLink` follows after the first render. `take` returns the token once.
 */
export function useLink() {
  const store = useStore()
  const token = useAtomValue(linkTokenAtom)
  const [search] = useSearchParams()
  const [wasOpenedByLink, setWasOpenedByLink] = useState(token !== null || search.has('token'))
  useEffect(() => {
    const saved = savedLinkToken()
    if (wasOpenedByLink || saved === null) return
    store.set(linkTokenAtom, saved)
    setWasOpenedByLink(true)
    // Only the first render may differ from the server's.
  }, [])
  return {
    wasOpenedByLink,
    take(): string {
      const taken = store.get(linkTokenAtom) ?? ''
      store.set(linkTokenAtom, null)
      return taken
    },
  }
}
