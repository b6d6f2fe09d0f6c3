import type { SchoolList } from '@edbazaar/api-client'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { storedAtom } from './stored-atom'

/** A selected place, in degrees and kilometres. */
export interface SavedPlace {
  name: string
  /** Slug for URLs; missing for a point, and in values that older versions stored. */
  slug?: string
  lat: number
  lng: number
  radius: number
}

/** The place of the last list; null for the whole country. */
export const savedPlaceAtom = storedAtom<SavedPlace | null>('place', {
  initial: null,
  isValue: isPlace,
})

function isPlace(stored: unknown): stored is SavedPlace | null {
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
 * Saves the place of the list, and clears it when the user widens that list to the whole country. A
 * list that starts without a place leaves the saved place unchanged.
 */
export function useSavePlace(list: Pick<SchoolList, 'place' | 'radius'> | null) {
  const savePlace = useSetAtom(savedPlaceAtom)
  const wasNear = useRef(false)
  useEffect(() => {
    if (list === null) return
    const { place, radius } = list
    if (place !== null && radius !== null) {
      const { name, slug, lat, lng } = place
      savePlace({ name, slug, lat, lng, radius })
    } else if (wasNear.current) savePlace(null)
    wasNear.current = radius !== null
  }, [list, savePlace])
}
