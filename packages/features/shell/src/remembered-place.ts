import type { SchoolList } from '@edbazaar/api-client'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { storedAtom } from './stored-atom'

/** A place that was chosen, in degrees and kilometres. */
export interface RememberedPlace {
  name: string
  /** By which addresses know it; missing for a point, and in what older versions stored. */
  slug?: string
  lat: number
  lng: number
  radius: number
}

/** The place near which schools were listed last; null for the whole country. */
export const placeAtom = storedAtom<RememberedPlace | null>('place', {
  initial: null,
  isValue: isPlace,
})

function isPlace(stored: unknown): stored is RememberedPlace | null {
  if (stored === null) return true
  if (typeof stored !== 'object' || stored === undefined) return false
  const { name, slug, lat, lng, radius }: Partial<Record<string, unknown>> = { ...stored }
  if (slug !== undefined && typeof slug !== 'string') return false
  return typeof name === 'string' && isWithin(lat, 90) && isWithin(lng, 180) && isWithin(radius, 50)
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit
}

/**
 * Remembers the place of the list that is shown, and forgets it when the reader widens that list
 * to the whole country. A list that begins without a place forgets nothing.
 */
export function useRememberedPlace(list: Pick<SchoolList, 'place' | 'radius'> | null) {
  const remember = useSetAtom(placeAtom)
  const wasNear = useRef(false)
  useEffect(() => {
    if (list === null) return
    const { place, radius } = list
    if (place !== null && radius !== null) {
      const { name, slug, lat, lng } = place
      remember({ name, slug, lat, lng, radius })
    } else if (wasNear.current) remember(null)
    wasNear.current = radius !== null
  }, [list, remember])
}
