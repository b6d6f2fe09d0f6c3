import type { ApiClient } from '@edbazaar/api-client'
import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type { CreateSchema } from '../form-result'
import { type ApiFormOptions, useApiForm } from '../use-api-form'
import { type PageOutcomeOptions, usePageOutcome } from '../use-page-outcome'
import { isDay } from './is-day'
import { useRecheck } from './use-recheck'

interface PageFormOptions<Values, Answer, Draft extends FieldValues>
  extends Omit<
      ApiFormOptions<Values, Draft>,
      'loadSchema' | 'send' | 'initial' | 'hasAction' | 'reasons'
    >,
    PageOutcomeOptions<Answer> {
  schema: CreateSchema<Values>
  /** The initial value of every field. */
  initial: Draft & DefaultValues<Draft>
  /** Calls the API. Null means that the user gave up: the form stays as it is. */
  send: (api: ApiClient, values: Values) => Promise<Answer | null>
  /** Runs after a success, when the page has loaded again. */
  onSuccess?: ((answer: Answer) => Promise<void> | void) | undefined
  /** Whether the fields get their initial values again after a success. @default false */
  resets?: boolean
}

/**
 * A form on a page behind the sign-in, whose request changes what the page shows: after a success a
 * toast says so, and the page loads again. Fields are validated on submit, then as they change.
 */
export function usePageForm<Values, Answer, Draft extends FieldValues>({
  schema,
  send,
  onSuccess,
  resets = false,
  toast,
  action,
  reloads,
  reloadsOn,
  validatesOnBlur = false,
  ...options
}: PageFormOptions<Values, Answer, Draft>) {
  const outcome = usePageOutcome()
  const isDone = useRef(false)
  const apiForm = useApiForm<Values, Draft>({
    ...options,
    validatesOnBlur,
    loadSchema: async () => schema,
    async send(api, values) {
      const answer = await sendOrReload(api, values)
      if (answer === null) return
      await outcome.onSuccess(answer, { toast, action, reloads })
      await onSuccess?.(answer)
      isDone.current = true
    },
  })
  const { form, errorOf, isSending } = apiForm
  useRecheck(form)

  async function sendOrReload(api: ApiClient, values: Values) {
    try {
      return await send(api, values)
    } catch (cause) {
      await outcome.onFailure(cause, reloadsOn)
      throw cause
    }
  }
  useEffect(() => {
    if (isSending || !isDone.current) return
    isDone.current = false
    if (resets) form.reset()
  }, [isSending, resets, form.reset])

  /** Its value is part of the form, although no input has it. */
  function register(name: Path<Draft>) {
    const { onChange } = form.register(name)
    return (value: unknown) => void onChange({ type: 'change', target: { name, value } })
  }
  return {
    onSubmit: apiForm.onSubmit,
    isSending,
    get isDirty() {
      return apiForm.isDirty
    },
    failure: apiForm.failure,
    showFailure: apiForm.showFailure,
    /** Props of a text field or a select. */
    field: apiForm.field,
    /** Props of a checkbox. Those with the same name and each a `value` of their own give a list. */
    checkbox: (name: Path<Draft>) => ({
      ...form.register(name),
      'aria-invalid': errorOf(name) === undefined ? undefined : true,
    }),
    /** Props of a control that takes a value of any type, such as a `RadioGroup`. */
    control<Name extends Path<Draft>>(name: Name) {
      const onValueChange: (value: PathValue<Draft, Name>) => void = register(name)
      return { value: form.watch(name), error: errorOf(name), onValueChange }
    },
    /** Props of a `DatePicker`. The schema gets the typed text if it is not a day. */
    day(name: Path<Draft>) {
      const onValueChange: (day: string) => void = register(name)
      const value: unknown = form.watch(name)
      return {
        value: typeof value === 'string' && isDay(value) ? value : '',
        error: errorOf(name),
        onValueChange,
        onTextChange: onValueChange,
      }
    },
    errorOf,
    /** To read and set the values of other fields. */
    form,
  }
}
