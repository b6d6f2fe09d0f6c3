import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkTokenAtom } from './link-token'

/**
 * Whether a link with a token opened this page. On the server the token is in the URL; in the browser
 * it has already been moved to `linkTokenAtom`. `take` returns the token once.
 */
export function useLink() {
  const store = useStore()
  const token = useAtomValue(linkTokenAtom)
  const [search] = useSearchParams()
  const [wasOpenedByLink] = useState(token !== null || search.has('token'))
  return {
    wasOpenedByLink,
    take(): string {
      const taken = store.get(linkTokenAtom) ?? ''
      store.set(linkTokenAtom, null)
      return taken
    },
  }
}
