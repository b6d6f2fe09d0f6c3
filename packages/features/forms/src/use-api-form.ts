import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useActionData } from 'react-router-dom'
import { type FormResult, type FormSchema, refusalOf, type Texts } from './form-result'
import { messages } from './messages'

interface ApiFormOptions<Values extends Texts> {
  /** Comes with the rules when the first field is left: a page shows without them. */
  loadSchema: () => Promise<FormSchema<Values>>
  send: (api: ApiClient, values: Values) => Promise<unknown>
}

/**
 * A form that the API receives. It starts with what a post without scripts left. `field` gives what
 * an input needs; fields are checked when they are left, and all when the form is sent.
 */
export function useApiForm<Values extends Texts>({ loadSchema, send }: ApiFormOptions<Values>) {
  const posted = useActionData<FormResult>()
  const [result, setResult] = useState<FormResult | null>(posted ?? null)
  const api = useAtomValue(apiAtom)
  const showToast = useSetAtom(showToastAtom)
  const isSending = useRef(false)
  const form = useForm<Record<string, string>>({
    mode: 'onTouched',
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
    const { checkForm } = await import('./check-form')
    const checked = checkForm(await loadSchema(), values)
    if (!checked.isGood || api === null || isSending.current) return
    isSending.current = true
    try {
      await send(api, checked.values)
      setResult({ isSent: true })
    } catch (cause) {
      const refusal = refusalOf(cause, values)
      for (const [field, message] of Object.entries(refusal.errors))
        if (field in values) form.setError(field, { type: 'server', message })
      showToast({ message: refusal.msg, type: 'error' })
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
        showToast({ message: messages.checkFields, type: 'error' }),
      )(event),
    /** Name, events, first value and message of a field. */
    field: (name: keyof Values & string) => {
      const isKnownHere = isSubmitted || touchedFields[name] === true
      const message = errors[name]?.message
      return {
        ...form.register(name),
        defaultValue: left?.values[name],
        error: isKnownHere ? message : (message ?? left?.errors[name]),
      }
    },
  }
}
