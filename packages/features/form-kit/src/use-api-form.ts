import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { useActionData } from 'react-router-dom'
import { formFailureOf } from './failures/form-failure'
import { messages as failureMessages } from './failures/messages'
import { useErrorToast } from './failures/use-error-toast'
import type { FieldReason } from './field-reasons'
import type { FormResult, LoadSchema, Texts } from './form-result'
import { messages } from './messages'
import { useFocusOnInvalid } from './use-focus-on-invalid'
import { useSchemaForm } from './use-schema-form'
import { type StoredDraft, useStoredDraft } from './use-stored-draft'

export interface ApiFormOptions<Values, Draft extends FieldValues> {
  /** Loads the schema when the first field loses the focus: a page renders without it. */
  loadSchema: LoadSchema<Values>
  /** Calls the API. Its errors become messages of the form and of its fields. */
  send: (api: ApiClient, values: Values) => Promise<unknown>
  /** Whether the route has a `formAction`, whose result is shown. @default false */
  hasAction?: boolean
  /** Whether fields are validated on blur, otherwise on submit. @default true */
  validatesOnBlur?: boolean
  /** Initial values of the fields. */
  initial?: DefaultValues<Draft>
  /** A draft that outlives the page: the form starts with it and saves every change to it. */
  stored?: StoredDraft<Draft>
  /** The problem of a field's value: shown as its hint, with its error. */
  reasons?: Readonly<Partial<Record<string, FieldReason>>>
  /** The form's field for a field of the API. @default the part before the first dot or bracket */
  fieldOf?: (apiField: string) => string | undefined
  /** The field that also shows the message of a failed request, if any. */
  failedField?: (cause: unknown) => Path<Draft> | undefined
  /** Validates the form as a whole on submit: the message for a toast, or null. */
  validateAll?: (draft: Draft) => string | null
  /** The toast for invalid fields, by their messages. @default 'Plz Check All the Fields.' */
  invalidMessage?: (errors: Texts) => string
  /** The toast for an API error. @default the API's message */
  failureMessage?: string
  /** Where a failure that is about no field is shown: `form` returns it as `failure`. @default 'toast' */
  failurePlace?: 'toast' | 'form'
}

/**
 * A form that is sent to the API once per submit. `Values` are those that the schema returns,
 * `Draft` those of the fields: texts unless given. `field` returns the props of an input. Fields
 * are validated on blur, and all of them on submit. After every failure the typed values stay, and
 * the first invalid field gets the focus.
 */
export function useApiForm<
  Values,
  Draft extends FieldValues = Record<keyof Values & string, string>,
>({
  loadSchema,
  send,
  hasAction = false,
  validatesOnBlur = true,
  initial,
  stored,
  reasons = {},
  fieldOf = topLevelField,
  failedField,
  validateAll = () => null,
  invalidMessage,
  failureMessage,
  failurePlace = 'toast',
}: ApiFormOptions<Values, Draft>) {
  const t = useMessages(messages)
  const tFailure = useMessages(failureMessages)
  const api = useAtomValue(apiAtom)
  const { showError, dismissError } = useErrorToast()
  const actionData = useActionData<FormResult>()
  const posted = (hasAction && actionData) || null
  const [isSent, setIsSent] = useState(posted?.isSent === true)
  const focusFirstInvalid = useFocusOnInvalid()
  const isBusy = useRef(false)
  const { form, lastErrors } = useSchemaForm<Values, Draft>({
    loadSchema,
    mode: validatesOnBlur ? 'onTouched' : 'onSubmit',
    values: initial ?? stored?.draft,
    reasons,
  })
  const { formState } = form
  useStoredDraft(form, stored)

  /** Also of a part of a field, such as `blocks.2`. */
  const isField = (name: string): name is Path<Draft> =>
    (topLevelField(name) ?? '') in form.getValues()

  function onInvalid() {
    const errors = lastErrors()
    if (errors === null) return showError(tFailure(failureMessages.unreachable))
    const formError = validateAll(form.getValues())
    showError(formError ?? invalidMessage?.(errors) ?? t(messages.checkFields))
  }
  async function onValid(values: Values) {
    const formError = validateAll(form.getValues())
    if (formError !== null) return showError(formError)
    if (api === null) return
    try {
      await send(api, values)
      dismissError()
      setIsSent(true)
    } catch (cause) {
      showFailure(cause)
    }
  }
  function showFailure(cause: unknown) {
    const { message, errors } = formFailureOf(cause, {
      t: tFailure,
      fieldOf: (apiField) => {
        const name = fieldOf(apiField)
        return name !== undefined && isField(name) ? name : undefined
      },
    })
    for (const [name, error] of Object.entries(errors))
      if (isField(name)) form.setError(name, { type: 'api', message: error })
    if (message === null) return
    if (failurePlace === 'form' && Object.keys(errors).length === 0)
      return form.setError('root', { type: 'api', message })
    showError(failureMessage ?? message)
    const failed = failedField?.(cause)
    if (failed !== undefined) form.setError(failed, { type: 'api', message })
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: a form behind a dialog must not be submitted too.
    event.stopPropagation()
    if (isBusy.current) return
    isBusy.current = true
    const { currentTarget } = event
    const submitted = form.handleSubmit(onValid, onInvalid)(event)
    void submitted.finally(() => {
      isBusy.current = false
      focusFirstInvalid(currentTarget)
    })
  }

  const failed = posted?.isSent === false ? posted : null
  function errorOf(name: Path<Draft>): string | undefined {
    const { error, isTouched } = form.getFieldState(name, formState)
    if (error?.message !== undefined) return error.message
    return formState.isSubmitted || isTouched ? undefined : failed?.errors[name]
  }
  /** The reason replaces the hint of the field, if any. */
  function reasonOf(name: Path<Draft>): { hint?: string } {
    const reason = form.getFieldState(name, formState).error?.types?.reason
    return typeof reason === 'string' ? { hint: reason } : {}
  }
  return {
    isSent,
    /** The form's error message, if the page was rendered for a post without scripts. */
    msg: failed !== null && !formState.isSubmitted ? failed.msg : null,
    isSending: formState.isSubmitting,
    /** Whether what is typed would be lost: a field differs from its initial value, and is not being sent. */
    get isDirty() {
      return formState.isDirty && !formState.isSubmitting
    },
    onSubmit,
    /** Why the form was not sent, until it is sent again. Only with `failurePlace: 'form'`. */
    failure: formState.errors.root?.message,
    /** Shows the failure of another request about the same fields. */
    showFailure,
    /** Props of a field: name, events, default value and error. */
    field: (name: Path<Draft>) => ({
      ...form.register(name),
      defaultValue: failed?.values[name],
      error: errorOf(name),
      ...reasonOf(name),
    }),
    /** The error message of a field that is not an input. */
    errorOf,
    /** For fields that are not inputs, such as images: to read and set their values. */
    form,
  }
}

const topLevelField = (apiField: string) => /^\w+/.exec(apiField)?.[0]
