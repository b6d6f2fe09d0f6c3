import { ApiError, answerOf, type Media } from '@edbazaar/api-client'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useSchoolPanel } from '../panels/use-school-panel'
import { errorMessage } from '../school-api/error-message'
import { messages } from './messages'
import {
  type DraftErrors,
  type DraftField,
  draftErrors,
  draftFieldFor,
  firstInvalidField,
  newSchoolOf,
  type SchoolDraft,
  submitErrorMessage,
} from './new-school'
import { useSchoolDraft } from './use-school-draft'

/** The form field of each draft value. */
const fieldOf: Readonly<Record<keyof SchoolDraft, DraftField>> = {
  name: 'name',
  suffix: 'slug',
  type: 'type',
  email: 'email',
  number: 'number',
  place: 'location',
}

/** State of the new school form: draft, validation errors and submission. */
export function useNewSchool() {
  const store = useStore()
  const { open } = useSchoolPanel()
  const { revalidate } = useRevalidator()
  const { form, media, change, changeMedia, clear } = useSchoolDraft()
  const files = media.map(({ url }) => url)
  /** Fields that lost focus; all fields after a submit. */
  const [touched, setTouched] = useState<ReadonlySet<DraftField> | 'all'>(new Set())
  /** Errors from the API, until the field is changed. */
  const [apiErrors, setApiErrors] = useState<DraftErrors>({})
  const [isSending, setIsSending] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const errors = draftErrors(form, files)

  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })
  const focusOn = (field: DraftField) =>
    formRef.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
  const clearApiError = (field: DraftField) => setApiErrors(({ [field]: _, ...others }) => others)

  async function submit() {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setTouched('all')
    const invalidField = firstInvalidField(errors)
    if (invalidField !== undefined) {
      toast(submitErrorMessage(errors), 'error')
      return focusOn(invalidField)
    }
    setIsSending(true)
    try {
      const { id } = await answerOf(api.POST('/schools/create', { body: newSchoolOf(form, files) }))
      await onCreated(id)
    } catch (cause) {
      onFailed(cause)
    }
    setIsSending(false)
  }
  async function onCreated(id: number) {
    toast(messages.added, 'success')
    clear()
    open({ panel: 'edit-school', id })
    await Promise.all([revalidate(), store.set(refreshInstitutionsAtom)])
  }
  function onFailed(cause: unknown) {
    const fieldErrors = cause instanceof ApiError ? fieldErrorsOf(cause) : {}
    setApiErrors(fieldErrors)
    const message = errorMessage(cause, messages.notCreated)
    if (message !== null) toast(message, 'error')
    const invalidField = firstInvalidField(fieldErrors)
    if (invalidField !== undefined) focusOn(invalidField)
  }

  return {
    form,
    media,
    isSending,
    formRef,
    clear,
    change: <Field extends keyof SchoolDraft>(field: Field, value: SchoolDraft[Field]) => {
      change({ [field]: value })
      clearApiError(fieldOf[field])
    },
    changeMedia: (next: readonly Media[]) => {
      changeMedia(next)
      clearApiError('files')
    },
    touch: (field: DraftField) =>
      setTouched((fields) => (fields === 'all' ? fields : new Set(fields).add(field))),
    /** The error below a field. */
    errorOf: (field: DraftField) =>
      apiErrors[field] ?? (touched === 'all' || touched.has(field) ? errors[field] : undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}

export type NewSchoolState = ReturnType<typeof useNewSchool>

/** The API's first error of each form field. */
function fieldErrorsOf({ errors }: ApiError): DraftErrors {
  const fieldErrors: DraftErrors = {}
  for (const { field, msg } of errors) {
    const formField = draftFieldFor(field)
    if (formField !== undefined)
      fieldErrors[formField] ??= msg.charAt(0).toUpperCase() + msg.slice(1)
  }
  return fieldErrors
}
