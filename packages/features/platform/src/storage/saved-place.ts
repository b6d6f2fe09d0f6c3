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
  /** Whether only the rough location is known: no distances are measured from it. */
  isApproximate?: boolean
}

/** The place of the last list; null for the whole country. */
export const savedPlaceAtom = storedAtom<SavedPlace | null>('place', {
  initial: null,
  isValue: isPlace,
})

function isPlace(stored: unknown): stored is SavedPlace | null {
  if (stored === null) return true
  if (typeof stored !== 'object' || stored === undefined) return false
  const place: Partial<Record<string, unknown>> = { ...stored }
  const { name, slug, lat, lng, radius, isApproximate } = place
  if (slug !== undefined && typeof slug !== 'string') return false
  if (isApproximate !== undefined && typeof isApproximate !== 'boolean') return false
  return typeof name === 'string' && isWithin(lat, 90) && isWithin(lng, 180) && isWithin(radius, 50)
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit
}

/** The parameters of a list near the saved place, of the API and of the list's page. */
export function savedPlaceQuery({ slug, lat, lng, isApproximate }: SavedPlace) {
  if (slug !== undefined) return { place: slug }
  return { lat, lng, ...(isApproximate && { is_approximate: true }) }
}

/** The path of a list near the saved place. */
export function pathNearSavedPlace(listPath: string, place: SavedPlace): string {
  const query = Object.entries(savedPlaceQuery(place)).map(([name, value]) => `${name}=${value}`)
  return `${listPath}?${query.join('&')}`
}

/**
 * Saves the place of the list, and clears it when the user widens that list to the whole country. A
 * list that starts without a place, or around a point, leaves the saved place unchanged: a point is
 * saved when the user chooses it.
 */
export function useSavePlace(list: Pick<SchoolList, 'place' | 'radius'> | null) {
  const savePlace = useSetAtom(savedPlaceAtom)
  const wasNear = useRef(false)
  useEffect(() => {
    if (list === null) return
    const { place, radius } = list
    if (place !== null && radius !== null) {
      const { name, slug, lat, lng, is_approximate: isApproximate } = place
      savePlace({ name, slug, lat, lng, radius, ...(isApproximate && { isApproximate }) })
    } else if (wasNear.current && radius === null) savePlace(null)
    wasNear.current = radius !== null
  }, [list, savePlace])
}
