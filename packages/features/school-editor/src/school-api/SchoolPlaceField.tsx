import { answerOf } from '@edbazaar/api-client'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { PlaceField, type PlaceFieldProps } from '@edbazaar/ui/PlaceField'
import { useAtomValue } from 'jotai'
import { messages } from './messages'
import { type SchoolPlace, toSchoolPlace } from './school-place'
import { useSuggestions } from './use-suggestions'

interface SchoolPlaceFieldProps
  extends Pick<PlaceFieldProps, 'value' | 'error' | 'labelEnd' | 'onBlur' | 'required'> {
  /** Called with the picked place, or null when the field is cleared. */
  onPlace: (place: SchoolPlace | null) => void
}

const maxPlaces = 6

/** Picks a school's location from places in India. */
export function SchoolPlaceField({ onPlace, ...rest }: SchoolPlaceFieldProps) {
  const t = useMessages(messages)
  const api = useAtomValue(apiAtom)
  const { suggestions, status, onQuery } = useSuggestions(async (key, signal) => {
    if (api === null) return []
    const query = { key: key.slice(0, 100), limit: maxPlaces }
    const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
    return places.map((place) => ({ ...place, id: place.slug }))
  })
  return (
    <PlaceField
      label={t(messages.location)}
      hint={t(messages.locationHint)}
      suggestions={suggestions}
      status={status}
      onQuery={onQuery}
      onPick={(place) => onPlace(place && toSchoolPlace(place))}
      {...rest}
    />
  )
}
