import { answerOf, type StoreEditor } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type Asked = { store: StoreEditor } | 'asking' | 'failed'

/** A store as its editor needs it, asked for when the panel opens. */
export function useAskedStore(id: number) {
  const api = useAtomValue(apiAtom)
  const [asked, setAsked] = useState<Asked>('asking')
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (api === null) return
    const abort = new AbortController()
    const { signal } = abort
    setAsked('asking')
    answerOf(api.GET('/stores/edit/{id}/details', { params: { path: { id } }, signal })).then(
      (store) => setAsked({ store }),
      (cause: unknown) => {
        if (signal.aborted) return
        console.warn(cause)
        setAsked('failed')
      },
    )
    return () => abort.abort()
  }, [api, id, round])
  return { asked, askAgain: () => setRound(round + 1) }
}
