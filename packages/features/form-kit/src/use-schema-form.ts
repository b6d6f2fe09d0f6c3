import { useI18n, useMessages } from '@edbazaar/feature-platform'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { FieldReason } from './field-reasons'
import type { LoadSchema, Texts } from './form-result'
import { messages } from './messages'
import { usePressEnd } from './use-press-end'

interface SchemaFormOptions<Values, Draft extends FieldValues> {
  loadSchema: LoadSchema<Values>
  /** The event that validates fields before the first submit. */
  mode: 'onTouched' | 'onSubmit'
  /** Initial values of the fields. */
  values: DefaultValues<Draft> | undefined
  /** The problem of a field's value, shown with its error. */
  reasons: Readonly<Partial<Record<string, FieldReason>>>
}

/** A react-hook-form with a valibot schema, which loads with the first check. */
export function useSchemaForm<Values, Draft extends FieldValues>({
  loadSchema,
  mode,
  values,
  reasons,
}: SchemaFormOptions<Values, Draft>) {
  const t = useMessages(messages)
  const i18n = useI18n()
  const lastErrors = useRef<Texts | null>(null)
  const pressEnd = usePressEnd()

  async function check(draft: Draft) {
    const [{ checkForm }, createSchema] = await Promise.all([import('./check-form'), loadSchema()])
    // The code of the schema may have brought the catalogue of its messages.
    await i18n.loadAll()
    return checkForm(createSchema(t), draft)
  }
  const reasonOf = (draft: Draft) => (field: string) => {
    const value: unknown = draft[field]
    const reason = typeof value === 'string' ? reasons[field]?.(value) : undefined
    return reason && t(reason)
  }
  const form = useForm<Draft, unknown, Values>({
    ...(values && { defaultValues: values }),
    mode,
    // `useFocusOnInvalid` does, also for controls that are not inputs.
    shouldFocusError: false,
    resolver: async (draft) => {
      try {
        // What is typed while the schema loads is no part of what was submitted.
        const checked = await check({ ...draft })
        await pressEnd()
        if (checked.isValid) return { values: checked.values, errors: {} }
        lastErrors.current = checked.errors
        return { values: {}, errors: toFieldErrors(checked.errors, reasonOf(draft)) }
      } catch (cause) {
        console.warn('The schema of a form did not load.', cause)
        lastErrors.current = null
        return { values: {}, errors: { root: { type: 'not-loaded' } } }
      }
    },
  })
  /** The messages of the last check that failed, by field. Null if the schema did not load. */
  return { form, lastErrors: () => lastErrors.current }
}

/** Errors as react-hook-form expects them, with the reason of each that has one. */
function toFieldErrors(errors: Texts, reasonOf: (field: string) => string | undefined) {
  const entries = Object.entries(errors).map(([field, message]) => {
    const reason = reasonOf(field)
    return [field, { type: 'schema', message, ...(reason && { types: { reason } }) }]
  })
  return Object.fromEntries(entries)
}
