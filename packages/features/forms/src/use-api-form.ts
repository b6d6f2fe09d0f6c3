import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useActionData } from 'react-router-dom'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

interface ApiFormOptions<Values extends Texts> {
  /** Comes with the rules when the first field is left: a page shows without them. */
  loadSchema: () => Promise<FormSchema<Values>>
  send: (api: ApiClient, values: Values) => Promise<unknown>
  /** Whether fields are checked when they are left; else when the form is sent: where other ways
   * lead out of it, none moves under the pointer. @default true */
  validatesOnBlur?: boolean
  /** What stands in the fields at first. */
  initial?: Partial<Values>
  /** What is wrong with the whole when it is sent, for a toast; null where nothing is. */
  validateAll?: (values: Texts) => string | null
  /** The toast where a field is wrong. @default 'Plz Check All the Fields.' */
  invalidMessage?: string
  /** The toast where the API did not take it. @default its own words */
  failureMessage?: string
}

/**
 * A form that the API receives. It starts with what a post without scripts left. `field` gives what
 * an input needs; fields are checked when they are left, and all when the form is sent.
 */
export function useApiForm<Values extends Texts>({
  loadSchema,
  send,
  validatesOnBlur = true,
  initial,
  validateAll = () => null,
  invalidMessage = messages.checkFields,
  failureMessage,
}: ApiFormOptions<Values>) {
  const posted = useActionData<FormResult>()
  const [result, setResult] = useState<FormResult | null>(posted ?? null)
  const api = useAtomValue(apiAtom)
  const showToast = useSetAtom(showToastAtom)
  const isSending = useRef(false)
  const form = useForm<Record<string, string>>({
    ...(initial && { defaultValues: initial }),
    mode: validatesOnBlur ? 'onTouched' : 'onSubmit',
    resolver: async (values) => {
      const { checkForm } = await import('./check-form')
      const checked = checkForm(await loadSchema(), values)
      if (checked.isGood) return { values: checked.values, errors: {} }
      const errors = Object.entries(checked.errors).map(([field, message]) => [
        field,
        { type: 'schema', message },
      ])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
  const { errors, isSubmitting, touchedFields, isSubmitted } = form.formState
  const left = result !== null && !result.isSent ? result : null

  async function sendChecked(values: Record<string, string>) {
    const { checkForm, refusalOf } = await import('./check-form')
    const checked = checkForm(await loadSchema(), values)
    if (!checked.isGood || api === null || isSending.current) return
    const wrong = validateAll(values)
    if (wrong !== null) return showToast({ message: wrong, type: 'error' })
    isSending.current = true
    try {
      await send(api, checked.values)
      setResult({ isSent: true })
    } catch (cause) {
      const refusal = refusalOf(cause, values)
      const wrongFields = Object.entries(refusal.errors).filter(([field]) => field in values)
      for (const [index, [field, message]] of wrongFields.entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
      showToast({ message: failureMessage ?? refusal.msg, type: 'error' })
    } finally {
      isSending.current = false
    }
  }

  return {
    isSent: result?.isSent === true,
    /** What is wrong with the whole, where the page was rendered for a post without scripts. */
    msg: left !== null && !isSubmitted ? left.msg : null,
    isSending: isSubmitting,
    onSubmit: (event: FormEvent) =>
      void form.handleSubmit(sendChecked, () =>
        showToast({ message: validateAll(form.getValues()) ?? invalidMessage, type: 'error' }),
      )(event),
    /** Name, events, first value and message of a field. */
    field: (name: keyof Values & string) => {
      const isKnownHere = isSubmitted || touchedFields[name] === true
      const message = errors[name]?.message
      return {
        ...form.register(name),
        defaultValue: left?.values[name] ?? initial?.[name],
        error: isKnownHere ? message : (message ?? left?.errors[name]),
      }
    },
  }
}
