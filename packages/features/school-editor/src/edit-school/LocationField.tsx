import { FieldConflict, type FieldFormat, useEditedField } from '@edbazaar/feature-editing'
import { SaveState } from '@edbazaar/ui/SaveState'
import * as v from 'valibot'
import { SchoolPlaceField } from '../school-calls/SchoolPlaceField'
import type { SchoolPlace } from '../school-calls/school-place'
import { messages } from './messages'
import type { EditedSchool } from './SchoolFields'

/** As it was picked; the API tells a location by its names alone. */
type Location = string | SchoolPlace | null

const placeSchema = v.object({
  location: v.string(),
  lat: v.number(),
  long: v.number(),
  place: v.string(),
})
const locationSchema = v.union(
  [v.pipe(v.string(), v.nonEmpty()), placeSchema],
  messages.addLocation,
)
const locationFormat: FieldFormat<Location> = {
  empty: null,
  read: (kept) => {
    if (kept === null || typeof kept === 'string') return kept
    const place = v.safeParse(placeSchema, kept)
    return place.success ? place.output : undefined
  },
}

const wordsOf = (location: Location) =>
  typeof location === 'string' ? location : (location?.location ?? '')

/** Where the school is; saved as soon as a place is picked. */
export function LocationField({ school, entity }: EditedSchool) {
  const edited = useEditedField(entity, 'location', {
    value: school.location,
    format: locationFormat,
    schema: locationSchema,
  })
  const { conflict } = edited
  return (
    <div>
      <SchoolPlaceField
        required
        value={wordsOf(edited.value)}
        beside={<SaveState phase={edited.phase} />}
        error={edited.error}
        onPlace={edited.put}
      />
      {conflict !== null && (
        <FieldConflict
          label={messages.location}
          theirs={wordsOf(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
