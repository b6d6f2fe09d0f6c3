import { importWithRetry, productKindLabel, trainingModeLabel } from '@edbazaar/feature-shell'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { lazy, Suspense } from 'react'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import * as styles from '../service/service.css'
import { usualUnit } from '../service/service-draft'
import { kinds, modes, priceUnits } from '../service/service-schema'
import { useServiceForm } from './service-form'

/** Comes after the page: it brings an editor along. */
const DescriptionEditor = lazy(() => importWithRetry(() => import('../service/DescriptionEditor')))

const kindOptions = kinds.map((kind) => ({ value: kind, label: productKindLabel(kind) }))
const modeOptions = modes.map((mode) => ({ value: mode, label: trainingModeLabel(mode) }))
const unitOptions = priceUnits.map((unit) => ({ value: unit, label: messages.perUnit[unit] }))

/** What it is called, of which kind, and where it takes place. */
export function BasicFields() {
  const { register, formState, getFieldState, setValue, getValues } = useServiceForm().form
  const { errors } = formState
  /** Another kind has other filters, and a price for something else unless that was chosen. */
  function onKind() {
    setValue('filter_ids', [], { shouldDirty: true })
    if (!getFieldState('price_unit', formState).isDirty)
      setValue('price_unit', usualUnit[getValues('kind')])
  }
  return (
    <FormSection title={messages.basics}>
      <div className={styles.fields}>
        <div className={styles.wholeRow}>
          <TextField
            label={messages.name}
            hint={messages.nameHint}
            required
            maxLength={160}
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
        </div>
        <Select
          label={messages.kind}
          options={kindOptions}
          {...register('kind', { onChange: onKind })}
        />
        <Select label={messages.mode} options={modeOptions} {...register('mode')} />
      </div>
    </FormSection>
  )
}

/** For which age, and what it costs. */
export function PriceFields() {
  const { register, formState } = useServiceForm().form
  const { errors } = formState
  return (
    <FormSection title={messages.price}>
      <div className={styles.pair}>
        <TextField
          label={messages.ageMin}
          inputMode="decimal"
          autoComplete="off"
          error={errors.age_min?.message}
          {...register('age_min', { deps: ['age_max'] })}
        />
        <TextField
          label={messages.ageMax}
          inputMode="decimal"
          autoComplete="off"
          error={errors.age_max?.message}
          {...register('age_max', { deps: ['age_min'] })}
        />
        <TextField
          label={messages.priceRupees}
          hint={messages.priceHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <Select label={messages.priceUnit} options={unitOptions} {...register('price_unit')} />
      </div>
    </FormSection>
  )
}

/** The story of it, in paragraphs. */
export function AboutFields() {
  const { form, draft } = useServiceForm()
  return (
    <FormSection title={messages.aboutTitle}>
      <Suspense fallback={<div className={styles.greyEditor} />}>
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
