import { FieldConflict, useEditedField } from '@edbazaar/feature-editing'
import { formatAgeRange, formatRupees } from '@edbazaar/ui/formatting'
import { SaveState } from '@edbazaar/ui/SaveState'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import * as styles from '../product/product.css'
import { agesSchema, priceSchema, priceUnits } from '../product/product-schema'
import type { EditedProductProps } from './BasicFields'
import { type AgesDraft, agesFormat, priceFormat } from './group-formats'

const unitOptions = priceUnits.map((unit) => ({ value: unit, label: messages.perUnit[unit] }))

/** Age range and price. */
export function PriceFields(props: EditedProductProps) {
  return (
    <FormSection title={messages.price}>
      <AgeFields {...props} />
      <PriceField {...props} />
    </FormSection>
  )
}

/** Two inputs that are saved as one field, on blur of either. */
function AgeFields({ product, entity }: EditedProductProps) {
  const { age_min, age_max } = product
  const { value, phase, error, change, commit, conflict } = useEditedField(entity, 'ages', {
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
    onBlur: commit,
  })
  return (
    <div>
      <div className={styles.pair}>
        <TextField label={messages.ageMin} error={error} {...field('age_min')} />
        <TextField
          label={messages.ageMax}
          labelEnd={<SaveState phase={phase} />}
          {...field('age_max')}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={messages.ageMin}
          theirs={formatAgeRange(
            numberOrNull(conflict.theirs.age_min),
            numberOrNull(conflict.theirs.age_max),
          )}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** The price and its unit, which are saved as one field. */
function PriceField({ product, entity }: EditedProductProps) {
  const { price, price_unit } = product
  const { value, phase, error, change, commit, save, conflict } = useEditedField(entity, 'price', {
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
          onBlur={commit}
        />
        <Select
          label={messages.priceUnit}
          options={unitOptions}
          labelEnd={<SaveState phase={phase} />}
          value={value.price_unit}
          onChange={({ target }) => {
            const unit = priceUnits.find((each) => each === target.value)
            if (unit !== undefined) save({ ...value, price_unit: unit })
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
