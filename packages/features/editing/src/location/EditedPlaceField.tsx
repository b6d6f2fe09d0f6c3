import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { type Ref, useState } from 'react'
import * as v from 'valibot'
import type { FieldFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, WithConflict } from '../parts/WithConflict'
import { ListingPlaceField } from './ListingPlaceField'
import { type ListingPlace, listingPlaceSchema } from './listing-place'
import { messages } from './messages'

/** A picked place, or the name of the saved one. */
type Draft = string | ListingPlace | null

const format: FieldFormat<Draft> = {
  empty: null,
  read: (stored) => {
    if (stored === null || typeof stored === 'string') return stored
    const place = v.safeParse(listingPlaceSchema, stored)
    return place.success ? place.output : undefined
  },
}

const textOf = (place: Draft) => (typeof place === 'string' ? place : (place?.location ?? ''))

interface EditedPlaceFieldProps<Values, Field extends keyof Values>
  extends Omit<EditedFieldProps<Values, Field>, 'value'> {
  /** The saved place, or its name. */
  value: Draft
  /** The saved point; null if unknown. */
  point: { lat: number; lng: number } | null
  hint?: string
  ref?: Ref<HTMLInputElement>
}

/** The location of a listing; saved as soon as the user picks a place or moves the pin. */
export function EditedPlaceField<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  point,
  ...rest
}: EditedPlaceFieldProps<Values, Field>) {
  const t = useMessages(messages)
  const edited = useEditedField(entity, field, { value, format, schema })
  const [picked, setPicked] = useState<ListingPlace | null>(null)
  return (
    <WithConflict edited={edited} label={t(messages.location)} renderValue={textOf}>
      <ListingPlaceField
        {...rest}
        point={picked ? { lat: picked.lat, lng: picked.long } : point}
        required
        value={textOf(edited.value)}
        labelEnd={<SaveState phase={edited.phase} />}
        error={edited.error}
        onPlace={(place) => {
          setPicked(place)
          edited.save(place)
        }}
      />
    </WithConflict>
  )
}
