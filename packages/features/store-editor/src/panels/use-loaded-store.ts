import { type ApiClient, answerOf, type StoreEditor } from '@edbazaar/api-client'
import { apiAtom, useLoaded } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'

/** A store with the data that its editor needs. */
export function useLoadedStore(id: number) {
  const api = useAtomValue(apiAtom)
  const request = (client: ApiClient, signal?: AbortSignal) =>
    answerOf(
      client.GET('/stores/edit/{id}/details', {
        params: { path: { id } },
        ...(signal && { signal }),
      }),
    )
  const { state, value, reload, update } = useLoaded(request, id)
  return {
    state,
    store: value,
    retry: reload,
    /** Merges saved values into the loaded store. */
    update: (changes: Partial<StoreEditor>) => update((store) => ({ ...store, ...changes })),
    /** Loads the store again without hiding it; it stays as it is if that fails. */
    refresh: async () => {
      if (api === null) return
      try {
        const store = await request(api)
        update(() => store)
      } catch (cause) {
        console.warn(cause)
      }
    },
  }
}
