import { answerOf, type Place } from '@edbazaar/api-client'
import { apiAtom, importWithRetry, useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import type { GooglePlace } from '@edbazaar/feature-platform/google-places'
import { Button } from '@edbazaar/ui/Button'
import { MapPinIcon } from '@edbazaar/ui/Icon'
import { PlaceField, type PlaceFieldProps } from '@edbazaar/ui/PlaceField'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef, useState } from 'react'
import { fromGazetteer, fromGoogle, type ListingPlace } from './listing-place'
import * as styles from './location.css'
import { messages } from './messages'
import { useSuggestions } from './use-suggestions'

const ListingPin = lazy(() => importWithRetry(() => import('./ListingPin')))

interface ListingPlaceFieldProps
  extends Pick<
    PlaceFieldProps,
    'value' | 'error' | 'labelEnd' | 'onBlur' | 'required' | 'hint' | 'ref'
  > {
  /** The location of the listing; null if unknown. */
  point: { lat: number; lng: number } | null
  /** Called with the chosen place, or null when the field is cleared. */
  onPlace: (place: ListingPlace | null) => void
}

type Suggestion = (Place | GooglePlace) & { id: string }

const maxPlaces = 6
const maxKeyLength = 100

/** The location of a listing: a place from Google or the gazetteer, and the exact spot by pin. */
export function ListingPlaceField({
  point,
  onPlace,
  hint,
  error,
  ...rest
}: ListingPlaceFieldProps) {
  const t = useMessages(messages)
  const api = useAtomValue(apiAtom)
  const { placesKey } = useSiteSettings()
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const picking = useRef<AbortController>(null)
  const suggestOwn = async (key: string, signal: AbortSignal): Promise<Suggestion[]> => {
    if (api === null) return []
    const query = { key, limit: maxPlaces }
    const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
    return places.map((place) => ({ ...place, id: place.slug }))
  }
  const { suggestions, status, onQuery } = useSuggestions<Suggestion>(async (text, signal) => {
    const key = text.slice(0, maxKeyLength)
    if (placesKey === undefined) return suggestOwn(key, signal)
    const { suggestGooglePlaces } = await import('@edbazaar/feature-platform/google-places')
    try {
      const places = await suggestGooglePlaces(placesKey, key, signal)
      return places.map((place) => ({ ...place, id: place.googleId }))
    } catch {
      return suggestOwn(key, signal)
    }
  })
  /** The place of a suggestion; null if neither Google nor the gazetteer has it. */
  async function placeOf(picked: Suggestion, signal: AbortSignal): Promise<ListingPlace | null> {
    if (!('googleId' in picked)) return fromGazetteer(picked)
    try {
      const { describeGooglePlace } = await import('@edbazaar/feature-platform/google-places')
      return fromGoogle(await describeGooglePlace(placesKey ?? '', picked))
    } catch {
      // Google has no location: the best place of the gazetteer with this name.
      const [best] = await suggestOwn(picked.name.slice(0, maxKeyLength), signal)
      return best && 'slug' in best ? fromGazetteer(best) : null
    }
  }
  /** A later place, of this field or of the pin, replaces one that is still looked up. */
  function place(next: ListingPlace | null) {
    picking.current?.abort()
    setHasFailed(false)
    onPlace(next)
  }
  async function pick(picked: Suggestion | null) {
    if (picked === null) return place(null)
    picking.current?.abort()
    const controller = new AbortController()
    picking.current = controller
    setHasFailed(false)
    const found = await placeOf(picked, controller.signal).catch(() => null)
    if (controller.signal.aborted) return
    if (found === null) setHasFailed(true)
    else place(found)
  }
  return (
    <div className={styles.field}>
      <PlaceField
        label={t(messages.location)}
        hint={hint ?? t(messages.locationHint)}
        error={hasFailed ? t(messages.placeUnknown) : error}
        suggestions={suggestions}
        status={status}
        onQuery={onQuery}
        onPick={(picked) => void pick(picked)}
        {...rest}
      />
      {point !== null && (
        <Button
          aria-expanded={isMapOpen}
          className={styles.toggle}
          onClick={() => setIsMapOpen(!isMapOpen)}
        >
          <MapPinIcon />
          {isMapOpen ? t(messages.hideMap) : t(messages.setPin)}
        </Button>
      )}
      {point !== null && isMapOpen && (
        <Suspense fallback={<div className={styles.placeholder} />}>
          <ListingPin point={point} location={rest.value} onPlace={place} />
        </Suspense>
      )}
    </div>
  )
}
