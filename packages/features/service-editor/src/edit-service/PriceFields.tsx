import { FieldConflict, useEditedField } from '@edbazaar/feature-editing'
import { formatAgeRange, formatRupees } from '@edbazaar/ui/formatting'
import { SaveState } from '@edbazaar/ui/SaveState'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import * as styles from '../service/service.css'
import { agesSchema, priceSchema, priceUnits } from '../service/service-schema'
import type { EditedServiceProps } from './BasicFields'
import { type AgesDraft, agesFormat, priceFormat } from './together'

const unitOptions = priceUnits.map((unit) => ({ value: unit, label: messages.perUnit[unit] }))

/** For which age, and what it costs. */
export function PriceFields(props: EditedServiceProps) {
  return (
    <FormSection title={messages.price}>
      <AgeFields {...props} />
      <PriceField {...props} />
    </FormSection>
  )
}

/** Two fields that are saved as one, when either is left. */
function AgeFields({ service, entity }: EditedServiceProps) {
  const { age_min, age_max } = service
  const { value, phase, error, change, leave, conflict } = useEditedField(entity, 'ages', {
    value: { age_min, age_max },
    format: agesFormat,
    schema: agesSchema,
  })
  const field = (name: keyof AgesDraft) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ ...value, [name]: target.value }),
    onBlur: leave,
  })
  return (
    <div>
      <div className={styles.pair}>
        <TextField label={messages.ageMin} error={error} {...field('age_min')} />
        <TextField
          label={messages.ageMax}
          beside={<SaveState phase={phase} />}
          {...field('age_max')}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={messages.ageMin}
          theirs={formatAgeRange(
            numberIn(conflict.theirs.age_min),
            numberIn(conflict.theirs.age_max),
          )}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}

const numberIn = (typed: string) => (typed === '' ? null : Number(typed))

/** The price and what it is for are one field. */
function PriceField({ service, entity }: EditedServiceProps) {
  const { price, price_unit } = service
  const { value, phase, error, change, leave, put, conflict } = useEditedField(entity, 'price', {
    value: { price, price_unit },
    format: priceFormat,
    schema: priceSchema,
  })
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          label={messages.priceRupees}
          hint={messages.priceHint}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={value.price}
          onChange={({ target }) => change({ ...value, price: target.value })}
          onBlur={leave}
        />
        <Select
          label={messages.priceUnit}
          options={unitOptions}
          beside={<SaveState phase={phase} />}
          value={value.price_unit}
          onChange={({ target }) => {
            const unit = priceUnits.find((one) => one === target.value)
            if (unit !== undefined) put({ ...value, price_unit: unit })
          }}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={messages.priceRupees}
          theirs={
            conflict.theirs.price !== '' &&
            `${formatRupees(Number(conflict.theirs.price))}, ${messages.perUnit[conflict.theirs.price_unit]}`
          }
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
