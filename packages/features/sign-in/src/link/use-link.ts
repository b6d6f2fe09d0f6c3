import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkTokenAtom } from './link-token'

/**
 * Whether a link with a token opened this page: the same in the page from the server, whose address
 * has it, and in the browser, where it has been taken out. `take` gives the token once.
 */
export function useLink() {
  const store = useStore()
  const token = useAtomValue(linkTokenAtom)
  const [search] = useSearchParams()
  const [isByLink] = useState(token !== null || search.has('token'))
  return {
    isByLink,
    take(): string {
      const taken = store.get(linkTokenAtom) ?? ''
      store.set(linkTokenAtom, null)
      return taken
    },
  }
}
