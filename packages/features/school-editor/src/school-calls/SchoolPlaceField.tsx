import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { PlaceField, type PlaceFieldProps } from '@edbazaar/ui/PlaceField'
import { useAtomValue } from 'jotai'
import { messages } from './messages'
import { type SchoolPlace, schoolPlace } from './school-place'
import { useSuggestions } from './use-suggestions'

interface SchoolPlaceFieldProps
  extends Pick<PlaceFieldProps, 'value' | 'error' | 'beside' | 'onBlur' | 'required'> {
  /** What the form calls the field. */
  'data-field'?: string
  /** The place that was picked; null where the field was emptied. */
  onPlace: (place: SchoolPlace | null) => void
}

const mostPlaces = 6

/** Where a school is: a place of India, picked while it is typed. */
export function SchoolPlaceField({ onPlace, ...rest }: SchoolPlaceFieldProps) {
  const api = useAtomValue(apiAtom)
  const { suggestions, status, onQuery } = useSuggestions(async (key, signal) => {
    if (api === null) return []
    const query = { key: key.slice(0, 100), limit: mostPlaces }
    const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
    return places.map((place) => ({ ...place, id: place.slug }))
  })
  return (
    <PlaceField
      label={messages.location}
      hint={messages.locationHint}
      suggestions={suggestions}
      status={status}
      onQuery={onQuery}
      onPick={(place) => onPlace(place && schoolPlace(place))}
      {...rest}
    />
  )
}
