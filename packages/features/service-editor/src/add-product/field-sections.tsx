import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { lazy, Suspense } from 'react'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import * as styles from '../product/product.css'
import { defaultPriceUnits } from '../product/product-draft'
import { kinds, modes, priceUnits } from '../product/product-schema'
import { useProductForm } from './product-form'

/** Loaded separately: the editor is large. */
const DescriptionEditor = lazy(() => importWithRetry(() => import('../product/DescriptionEditor')))

/** Name, kind and mode. */
export function BasicFields() {
  const t = useMessages(messages, productMessages)
  const { register, formState, getFieldState, setValue, getValues } = useProductForm().form
  const { errors } = formState
  /** Each kind has its own filters and default price unit. */
  function onKind() {
    setValue('filter_ids', [], { shouldDirty: true })
    if (!getFieldState('price_unit', formState).isDirty)
      setValue('price_unit', defaultPriceUnits[getValues('kind')])
  }
  return (
    <FormSection title={t(messages.basics)}>
      <div className={styles.fields}>
        <div className={styles.fullRow}>
          <TextField
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            required
            maxLength={160}
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
        </div>
        <Select
          label={t(messages.kind)}
          options={kinds.map((kind) => ({ value: kind, label: t(productMessages.kinds[kind]) }))}
          {...register('kind', { onChange: onKind })}
        />
        <Select
          label={t(messages.mode)}
          options={modes.map((mode) => ({ value: mode, label: t(productMessages.modes[mode]) }))}
          {...register('mode')}
        />
      </div>
    </FormSection>
  )
}

/** Age range and price. */
export function PriceFields() {
  const t = useMessages(messages)
  const { register, formState } = useProductForm().form
  const { errors } = formState
  return (
    <FormSection title={t(messages.price)}>
      <div className={styles.pair}>
        <TextField
          label={t(messages.ageMin)}
          inputMode="decimal"
          autoComplete="off"
          error={errors.age_min?.message}
          {...register('age_min', { deps: ['age_max'] })}
        />
        <TextField
          label={t(messages.ageMax)}
          inputMode="decimal"
          autoComplete="off"
          error={errors.age_max?.message}
          {...register('age_max', { deps: ['age_min'] })}
        />
        <TextField
          label={t(messages.priceRupees)}
          hint={t(messages.priceHint)}
          inputMode="numeric"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <Select
          label={t(messages.priceUnit)}
          options={priceUnits.map((unit) => ({ value: unit, label: t(messages.perUnit[unit]) }))}
          {...register('price_unit')}
        />
      </div>
    </FormSection>
  )
}

export function DescriptionField() {
  const t = useMessages(messages)
  const { form, draft } = useProductForm()
  return (
    <FormSection title={t(messages.details)}>
      <Suspense fallback={<div className={styles.editorPlaceholder} />}>
        <DescriptionEditor
          value={draft.description_html}
          error={form.formState.errors.description_html?.message}
          onChange={(html) => form.setValue('description_html', html, { shouldDirty: true })}
          onBlur={() => void form.trigger('description_html')}
        />
      </Suspense>
    </FormSection>
  )
}
