import { answerOf, type StoreEditor } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type LoadState = { store: StoreEditor } | 'loading' | 'failed'

/** Loads a store with the data that its editor needs, on mount and on each `retry`. */
export function useLoadedStore(id: number) {
  const api = useAtomValue(apiAtom)
  const [state, setState] = useState<LoadState>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (api === null) return
    const abort = new AbortController()
    const { signal } = abort
    setState('loading')
    answerOf(api.GET('/stores/edit/{id}/details', { params: { path: { id } }, signal })).then(
      (store) => setState({ store }),
      (cause: unknown) => {
        if (signal.aborted) return
        console.warn(cause)
        setState('failed')
      },
    )
    return () => abort.abort()
  }, [api, id, attempt])
  return {
    state,
    retry: () => setAttempt(attempt + 1),
    /** Merges saved values into the loaded store. */
    update: (changes: Partial<StoreEditor>) =>
      setState((now) => (typeof now === 'object' ? { store: { ...now.store, ...changes } } : now)),
    /** Loads the store again without hiding it; it stays as it is if that fails. */
    refresh: async () => {
      if (api === null) return
      try {
        const params = { path: { id } }
        setState({ store: await answerOf(api.GET('/stores/edit/{id}/details', { params })) })
      } catch (cause) {
        console.warn(cause)
      }
    },
  }
}
