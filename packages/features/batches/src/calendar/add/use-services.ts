import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

interface Service {
  id: number
  name: string
}

/** Loads the services of a store, again with each `retry`. */
export function useServices(storeId: number) {
  const api = useAtomValue(apiAtom)
  const [services, setServices] = useState<readonly Service[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (api === null) return
    const abort = new AbortController()
    setServices('loading')
    const params = { path: { id: storeId } }
    answerOf(api.GET('/stores/edit/{id}/details', { params, signal: abort.signal })).then(
      ({ products }) => setServices(products.map(({ summary: { id, name } }) => ({ id, name }))),
      () => {
        if (!abort.signal.aborted) setServices('failed')
      },
    )
    return () => abort.abort()
  }, [api, storeId, attempt])
  return { services, retry: () => setAttempt(attempt + 1) }
}
