import { FieldConflict, useEditedField } from '@edbazaar/feature-editing'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { formatAgeRange, formatRupees } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import * as styles from '../product/product.css'
import { agesSchema, priceSchema, priceUnits } from '../product/product-schema'
import type { EditedProductProps } from './BasicFields'
import { type AgesDraft, agesFormat, type PriceDraft, priceFormat } from './group-formats'

/** Age range and price. */
export function PriceFields(props: EditedProductProps) {
  const t = useMessages(messages)
  return (
    <FormSection title={t(messages.price)}>
      <AgeFields {...props} />
      <PriceField {...props} />
    </FormSection>
  )
}

/** Two inputs that are saved as one field, on blur of either. */
function AgeFields({ product, entity }: EditedProductProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { age_min, age_max } = product
  const { value, phase, error, change, commit, conflict } = useEditedField(entity, 'ages', {
    value: { age_min, age_max },
    format: agesFormat,
    schema: agesSchema(t),
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
        <TextField label={t(messages.ageMin)} error={error} {...field('age_min')} />
        <TextField
          label={t(messages.ageMax)}
          labelEnd={<SaveState phase={phase} />}
          {...field('age_max')}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={t(messages.ageMin)}
          theirs={formatAgeRange(
            numberOrNull(conflict.theirs.age_min),
            numberOrNull(conflict.theirs.age_max),
            locale,
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
  const t = useMessages(messages)
  const { price, price_unit } = product
  const { value, phase, error, change, commit, save, conflict } = useEditedField(entity, 'price', {
    value: { price, price_unit },
    format: priceFormat,
    schema: priceSchema(t),
  })
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          label={t(messages.priceRupees)}
          hint={t(messages.priceHint)}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={value.price}
          onChange={({ target }) => change({ ...value, price: target.value })}
          onBlur={commit}
        />
        <Select
          label={t(messages.priceUnit)}
          options={priceUnits.map((unit) => ({ value: unit, label: t(messages.perUnit[unit]) }))}
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
          label={t(messages.priceRupees)}
          theirs={priceText(conflict.theirs, t)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}

/** "₹2,800 a month", or an empty text without a price. `t` writes the messages of products. */
const priceText = ({ price, price_unit: unit }: PriceDraft, t: Translate): string =>
  price === '' ? '' : t(messages.pricePer(formatRupees(Number(price)), unit))
