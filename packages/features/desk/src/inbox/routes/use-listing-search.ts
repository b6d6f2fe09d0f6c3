import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'

export type ListingKind = 'school' | 'store'

/** A school or store that enquiries can be passed on to. */
export interface FoundListing {
  kind: ListingKind
  id: number
  name: string
  place: string
}

type Search =
  | { state: 'idle' | 'searching' | 'failed' }
  | { state: 'found'; listings: readonly FoundListing[] }

const nResults = 10

async function find(api: ApiClient, kind: ListingKind, q: string, signal: AbortSignal) {
  const query = { q, status: 'live' as const, per_page: nResults }
  if (kind === 'school') {
    const { data } = await answerOf(api.GET('/admin/schools', { params: { query }, signal }))
    return data.map(({ id, name, city, district }) => ({
      kind,
      id,
      name,
      place: city ?? district ?? '',
    }))
  }
  const { data } = await answerOf(api.GET('/admin/stores', { params: { query }, signal }))
  return data.map(({ id, name, city }) => ({ kind, id, name, place: city ?? '' }))
}

/** Searches live schools or stores by name and place. A new search ends the one before. */
export function useListingSearch() {
  const store = useStore()
  const running = useRef<AbortController | null>(null)
  const [search, setSearch] = useState<Search>({ state: 'idle' })

  async function run(kind: ListingKind, q: string): Promise<void> {
    const api = store.get(apiAtom)
    running.current?.abort()
    if (api === null || q.trim() === '') return setSearch({ state: 'idle' })
    const ended = new AbortController()
    running.current = ended
    setSearch({ state: 'searching' })
    try {
      const listings = await find(api, kind, q.trim(), ended.signal)
      setSearch({ state: 'found', listings })
    } catch {
      if (!ended.signal.aborted) setSearch({ state: 'failed' })
    }
  }
  return { search, run }
}
