import {
  FieldConflict,
  type FieldFormat,
  ListingPlaceField,
  useEditedField,
} from '@edbazaar/feature-editing'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/ui/SaveState'
import { useState } from 'react'
import * as v from 'valibot'
import type { SchoolPlace } from '../school-api/school-place'
import { messages } from './messages'
import type { SchoolSectionProps } from './SchoolFields'

/** A picked place, or the location text that the API returns. */
type Location = string | SchoolPlace | null

const placeSchema = v.object({
  location: v.string(),
  lat: v.number(),
  long: v.number(),
  place: v.exactOptional(v.string()),
  is_exact: v.exactOptional(v.boolean()),
})
const locationSchema = (t: Translate) =>
  v.union([v.pipe(v.string(), v.nonEmpty()), placeSchema], t(messages.addLocation))
const locationFormat: FieldFormat<Location> = {
  empty: null,
  read: (stored) => {
    if (stored === null || typeof stored === 'string') return stored
    const place = v.safeParse(placeSchema, stored)
    return place.success ? place.output : undefined
  },
}

const textOf = (location: Location) =>
  typeof location === 'string' ? location : (location?.location ?? '')

/** The school's location; saved as soon as the user picks a place. */
export function LocationField({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const edited = useEditedField(entity, 'location', {
    value: school.location,
    format: locationFormat,
    schema: locationSchema(t),
  })
  const { conflict } = edited
  const [picked, setPicked] = useState<SchoolPlace | null>(null)
  const { lat, lng } = school.summary
  const stored = lat === null || lng === null ? null : { lat, lng }
  return (
    <div>
      <ListingPlaceField
        point={picked ? { lat: picked.lat, lng: picked.long } : stored}
        required
        value={textOf(edited.value)}
        labelEnd={<SaveState phase={edited.phase} />}
        error={edited.error}
        onPlace={(place) => {
          setPicked(place)
          edited.save(place)
        }}
      />
      {conflict !== null && (
        <FieldConflict
          label={t(messages.location)}
          theirs={textOf(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
