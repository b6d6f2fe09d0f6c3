import type { ApiClient, ProductSummary } from '@edbazaar/api-client'
import { apiAtom, type SavedPlace, savedPlaceAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type FeaturedSchools, loadNearby, loadNearbyProducts } from '../load-home'

interface Nearby<Value> {
  place: SavedPlace
  value: Value
}

type LoadNear<Value> = (
  loading: { api: ApiClient; signal: AbortSignal },
  place: SavedPlace,
) => Promise<Value | null>

/** The schools near the place of the user's last list; see `useNearby`. */
export const useNearbySchools = (): Nearby<FeaturedSchools> | null => useNearby(loadNearby)

/** The tuitions and activities near the place of the user's last list; see `useNearby`. */
export const useNearbyProducts = (): Nearby<readonly ProductSummary[]> | null =>
  useNearby(loadNearbyProducts)

/**
 * The result of `load` near the place of the user's last list, which only the browser knows; null without
 * a place, if nothing is near it, and until it has loaded. `load` must not change.
 */
function useNearby<Value>(load: LoadNear<Value>): Nearby<Value> | null {
  const api = useAtomValue(apiAtom)
  const saved = useAtomValue(savedPlaceAtom)
  const [nearby, setNearby] = useState<Nearby<Value> | null>(null)
  useEffect(() => {
    if (saved === null || api === null) return
    const controller = new AbortController()
    const { signal } = controller
    void load({ api, signal }, saved).then((value) => {
      if (value !== null && !signal.aborted) setNearby({ value, place: saved })
    })
    return () => controller.abort()
  }, [load, api, saved])
  return nearby?.place === saved ? nearby : null
}
