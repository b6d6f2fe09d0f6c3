import type { StoreEditor } from '@edbazaar/api-client'
import { openingHours } from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import {
  type EditedEntity,
  EditedNumberField,
  FieldConflict,
  idsFormat,
  useEditedField,
  WeekdayField,
} from '@edbazaar/feature-editing'
import { ChoiceList } from '@edbazaar/feature-editing/choice-list'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { TextField } from '@edbazaar/ui/TextField'
import type { FocusEvent } from 'react'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { filterIdsSchema, openingTimesFormat, openingTimesSchema, yearSchema } from './store-facts'
import type { StoreValues } from './use-store-entity'

interface StoreFactsProps {
  store: StoreEditor
  entity: EditedEntity<StoreValues>
}

/** Opening times, founding year, languages and facilities of the store. */
export function StoreFacts(props: StoreFactsProps) {
  const t = useMessages(messages)
  const { store, entity } = props
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.facts)}</h3>
      <OpeningTimesFields {...props} />
      <div className={styles.fields}>
        <EditedNumberField
          entity={entity}
          field="established_year"
          value={store.established_year}
          schema={yearSchema(t)}
          label={t(messages.established)}
          hint={t(messages.establishedHint)}
        />
      </div>
      <LanguagesAndFacilities {...props} />
    </section>
  )
}

/** Days and times that are saved as one field, when the user leaves them all. */
function OpeningTimesFields({ store, entity }: StoreFactsProps) {
  const t = useMessages(messages, productMessages)
  const locale = useLocale()
  const { value, phase, error, change, commit, conflict } = useEditedField(
    entity,
    'opening_times',
    { value: store.opening_times, format: openingTimesFormat, schema: openingTimesSchema(t) },
  )
  const time = (name: 'opens_at' | 'closes_at') => ({
    type: 'time' as const,
    autoComplete: 'off',
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...value, [name]: target.value }),
  })
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) commit()
  }
  return (
    <fieldset aria-label={t(messages.openingTimes)} className={styles.times} onBlur={onBlur}>
      <WeekdayField
        legend={t(messages.openOn)}
        dayLabel={(day) => t(productMessages.days[day])}
        value={value.days}
        error={error}
        onChange={(days) => change({ ...value, days })}
      />
      <div className={styles.pair}>
        <TextField label={t(messages.opensAt)} {...time('opens_at')} />
        <TextField
          label={t(messages.closesAt)}
          labelEnd={<SaveState phase={phase} />}
          {...time('closes_at')}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={t(messages.openingTimes)}
          theirs={`${formatWeekdays(conflict.theirs.days, t)}, ${openingHours(conflict.theirs, locale)}`}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </fieldset>
  )
}

function LanguagesAndFacilities({ store, entity }: StoreFactsProps) {
  const t = useMessages(messages)
  const { filters_values: filters, filter_ids: loaded } = store
  const { value, phase, error, save, conflict } = useEditedField(entity, 'filter_ids', {
    value: loaded,
    format: idsFormat,
    schema: filterIdsSchema,
  })
  const namesOf = (ids: readonly number[]) =>
    filters
      .flatMap(({ values }) => values.filter(({ id }) => ids.includes(id)))
      .map(({ name }) => name)
      .join(', ')
  return (
    <>
      {filters.map(({ id, name, values }, index) => (
        <ChoiceList
          key={id}
          legend={name}
          labelEnd={index === 0 ? <SaveState phase={phase} /> : undefined}
          choices={values}
          selected={value}
          onSelectedChange={save}
          error={error}
        />
      ))}
      {conflict !== null && (
        <FieldConflict
          label={t(messages.languagesAndFacilities)}
          theirs={namesOf(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </>
  )
}
