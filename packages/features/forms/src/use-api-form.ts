import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useActionData } from 'react-router-dom'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

interface ApiFormOptions<Values extends Texts> {
  /** Loads the schema when the first field loses the focus: a page renders without it. */
  loadSchema: () => Promise<FormSchema<Values>>
  send: (api: ApiClient, values: Values) => Promise<unknown>
  /**
   * Whether fields are validated on blur, otherwise on submit. Validation on blur may move other
   * controls under the pointer. @default true
   */
  validatesOnBlur?: boolean
  /** Initial values of the fields. */
  initial?: Partial<Values>
  /** Validates the form as a whole on submit: the message for a toast, or null. */
  validateAll?: (values: Texts) => string | null
  /** The toast for an invalid field. @default 'Plz Check All the Fields.' */
  invalidMessage?: string
  /** The toast for an API error. @default the API's message */
  failureMessage?: string
}

/**
 * A form that is sent to the API. It starts with the result of a post without scripts. `field` returns
 * the props of an input. Fields are validated on blur, and all of them on submit.
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
      if (checked.isValid) return { values: checked.values, errors: {} }
      const errors = Object.entries(checked.errors).map(([field, message]) => [
        field,
        { type: 'schema', message },
      ])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
  const { errors, isSubmitting, touchedFields, isSubmitted } = form.formState
  const failed = result !== null && !result.isSent ? result : null

  async function sendChecked(values: Record<string, string>) {
    const { checkForm, apiErrorResult } = await import('./check-form')
    const checked = checkForm(await loadSchema(), values)
    if (!checked.isValid || api === null || isSending.current) return
    const formError = validateAll(values)
    if (formError !== null) return showToast({ message: formError, type: 'error' })
    isSending.current = true
    try {
      await send(api, checked.values)
      setResult({ isSent: true })
    } catch (cause) {
      const failure = apiErrorResult(cause, values)
      const invalidFields = Object.entries(failure.errors).filter(([field]) => field in values)
      for (const [index, [field, message]] of invalidFields.entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
      showToast({ message: failureMessage ?? failure.msg, type: 'error' })
    } finally {
      isSending.current = false
    }
  }

  return {
    isSent: result?.isSent === true,
    /** The form's error message, if the page was rendered for a post without scripts. */
    msg: failed !== null && !isSubmitted ? failed.msg : null,
    isSending: isSubmitting,
    onSubmit: (event: FormEvent) =>
      void form.handleSubmit(sendChecked, () =>
        showToast({ message: validateAll(form.getValues()) ?? invalidMessage, type: 'error' }),
      )(event),
    /** Props of a field: name, events, default value and error. */
    field: (name: keyof Values & string) => {
      const isValidated = isSubmitted || touchedFields[name] === true
      const message = errors[name]?.message
      return {
        ...form.register(name),
        defaultValue: failed?.values[name] ?? initial?.[name],
        error: isValidated ? message : (message ?? failed?.errors[name]),
      }
    },
  }
}
