import { answerOf, type Filter } from '@edbazaar/api-client'
import {
  FieldConflict,
  FilterRequestDialog,
  idsFormat,
  useEditedField,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { useState } from 'react'
import * as styles from './edit-school.css'
import { filterSection, isQuickFilter } from './editor-sections'
import { FieldGroup } from './FieldGroup'
import { FilterCategory } from './FilterCategory'
import { messages as factMessages } from './facts/messages'
import { messages } from './messages'
import type { SchoolSectionProps } from './SchoolFields'
import { filterIdsSchema } from './school-schemas'

/** The school's filter values; each change is saved at once. */
export function FiltersSection({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages, factMessages)
  const { filters_values: filters, name } = school
  const selected = useEditedField(entity, 'filter_ids', {
    value: school.filter_ids,
    format: idsFormat,
    schema: filterIdsSchema,
  })
  const [requested, setRequested] = useState(school.requested_filters)
  /** The filter whose missing value is being requested. */
  const [requesting, setRequesting] = useState<{ category: string; searchText: string } | null>(
    null,
  )
  const { conflict } = selected

  function onRequested(category: string, value: string) {
    setRequested([...requested, { category, value, section: 'schools' }])
    setRequesting(null)
  }
  function onSelect(id: number) {
    if (!selected.value.includes(id)) selected.save([...selected.value, id])
    setRequesting(null)
  }
  const schoolBus = filters
    .find(({ name: filter }) => filter === 'Infrastructure')
    ?.values.find((value) => value.name === 'School bus')
  const languages = filters.filter(isQuickFilter)
  const others = filters.filter((filter) => !isQuickFilter(filter))
  const categoryOf = (filter: Filter) => (
    <FilterCategory
      key={filter.id}
      id={filterSection(filter)}
      filter={filter}
      selected={selected.value}
      requested={requested
        .filter(({ category }) => category === filter.name)
        .map(({ value }) => value)}
      onChange={selected.save}
      onRequest={(searchText) => setRequesting({ category: filter.name, searchText })}
    />
  )
  return (
    <>
      <FieldGroup
        section="edit-quick-filters"
        title={t(factMessages.quickFilters)}
        beside={<SaveState phase={selected.phase} />}
      >
        {schoolBus && (
          <Checkbox
            label={t(factMessages.schoolBus)}
            checked={selected.value.includes(schoolBus.id)}
            onChange={({ target }) =>
              selected.save(
                target.checked
                  ? [...selected.value, schoolBus.id]
                  : selected.value.filter((id) => id !== schoolBus.id),
              )
            }
          />
        )}
        {languages.map(categoryOf)}
      </FieldGroup>
      <FieldGroup
        section="edit-filters"
        title={t(messages.filters)}
        beside={<SaveState phase={selected.phase} />}
      >
        <p className={styles.hint}>{t(messages.filtersHint)}</p>
        {others.map(categoryOf)}
        {selected.error !== undefined && (
          <p role="alert" className={styles.error}>
            {selected.error}
          </p>
        )}
        {conflict !== null && (
          <FieldConflict
            label={t(messages.filters)}
            theirs={namesOf(conflict.theirs, filters)}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
          />
        )}
        {requesting !== null && (
          <FilterRequestDialog
            request={{
              name,
              category: requesting.category,
              section: 'schools',
              value: requesting.searchText,
            }}
            send={(api, body) => answerOf(api.POST('/schools/add-filters', { body }))}
            onSelect={onSelect}
            onRequested={(value) => onRequested(requesting.category, value)}
            onClose={() => setRequesting(null)}
          />
        )}
      </FieldGroup>
    </>
  )
}

/** Comma-separated names of the values. */
function namesOf(ids: readonly number[], filters: SchoolSectionProps['school']['filters_values']) {
  const values = filters.flatMap((filter) => filter.values)
  return values
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
