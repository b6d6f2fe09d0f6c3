import { EditedPlaceField, listingPlaceSchema } from '@edbazaar/feature-editing'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'
import type { SchoolSectionProps } from './SchoolFields'

const locationSchema = (t: Translate) =>
  v.union([v.pipe(v.string(), v.nonEmpty()), listingPlaceSchema], t(messages.addLocation))

/** The school's location. */
export function LocationField({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const { lat, lng } = school.summary
  return (
    <EditedPlaceField
      entity={entity}
      field="location"
      value={school.location}
      point={lat === null || lng === null ? null : { lat, lng }}
      schema={locationSchema(t)}
    />
  )
}
