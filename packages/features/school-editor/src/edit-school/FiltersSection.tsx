import { answerOf } from '@edbazaar/api-client'
import {
  FieldConflict,
  FilterWishDialog,
  idsFormat,
  useEditedField,
} from '@edbazaar/feature-editing'
import { SaveState } from '@edbazaar/ui/SaveState'
import { useState } from 'react'
import * as styles from './edit-school.css'
import { FieldGroup } from './FieldGroup'
import { FilterCategory } from './FilterCategory'
import { messages } from './messages'
import type { EditedSchool } from './SchoolFields'
import { filterIdsSchema } from './school-schemas'

/** What the school offers, by category; each choice is saved at once. */
export function FiltersSection({ school, entity }: EditedSchool) {
  const { filters_values: filters, name } = school
  const chosen = useEditedField(entity, 'filter_ids', {
    value: school.filter_ids,
    format: idsFormat,
    schema: filterIdsSchema,
  })
  const [requested, setRequested] = useState(school.requested_filters)
  /** Which category a value is to be asked for. */
  const [asking, setAsking] = useState<{ category: string; typed: string } | null>(null)
  const { conflict } = chosen

  function onRequested(category: string, value: string) {
    setRequested([...requested, { category, value, section: 'schools' }])
    setAsking(null)
  }
  return (
    <FieldGroup title={messages.filters} beside={<SaveState phase={chosen.phase} />}>
      <p className={styles.hint}>{messages.filtersHint}</p>
      {filters.map((filter) => (
        <FilterCategory
          key={filter.id}
          filter={filter}
          chosen={chosen.value}
          requested={requested
            .filter(({ category }) => category === filter.name)
            .map(({ value }) => value)}
          onChange={chosen.put}
          onAsk={(typed) => setAsking({ category: filter.name, typed })}
        />
      ))}
      {chosen.error !== undefined && (
        <p role="alert" className={styles.error}>
          {chosen.error}
        </p>
      )}
      {conflict !== null && (
        <FieldConflict
          label={messages.filters}
          theirs={namesOf(conflict.theirs, filters)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      {asking !== null && (
        <FilterWishDialog
          wish={{ name, category: asking.category, section: 'schools', value: asking.typed }}
          send={(api, body) => answerOf(api.POST('/schools/add-filters', { body }))}
          onRequested={(value) => onRequested(asking.category, value)}
          onClose={() => setAsking(null)}
        />
      )}
    </FieldGroup>
  )
}

/** The names of chosen values, in one line. */
function namesOf(ids: readonly number[], filters: EditedSchool['school']['filters_values']) {
  const values = filters.flatMap((filter) => filter.values)
  return values
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
