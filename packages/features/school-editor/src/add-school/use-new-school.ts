import { ApiError, answerOf, type Media } from '@edbazaar/api-client'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useSchoolPanel } from '../panels/use-school-panel'
import { failureWords } from '../school-calls/failure-words'
import { useSchoolDraft } from './kept-draft'
import { messages } from './messages'
import {
  type DraftErrors,
  type DraftField,
  draftErrors,
  draftFieldOf,
  firstWrong,
  newSchoolOf,
  type SchoolDraft,
  submitWords,
} from './new-school'

/** Which field of the draft each field of the form is. */
const fieldOf: Readonly<Record<keyof SchoolDraft, DraftField>> = {
  name: 'name',
  suffix: 'slug',
  type: 'type',
  email: 'email',
  number: 'number',
  place: 'location',
}

/** The form of a new school: its draft, what is wrong with it, and how it is sent. */
export function useNewSchool() {
  const store = useStore()
  const { open } = useSchoolPanel()
  const { revalidate } = useRevalidator()
  const { form, media, change, changeMedia, clear } = useSchoolDraft()
  const files = media.map(({ url }) => url)
  /** Fields that were left; all of them once the form was sent. */
  const [left, setLeft] = useState<ReadonlySet<DraftField> | 'all'>(new Set())
  /** What the API has said of fields, until they are changed. */
  const [refused, setRefused] = useState<DraftErrors>({})
  const [isSending, setIsSending] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const wrong = draftErrors(form, files)

  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })
  const focusOn = (field: DraftField) =>
    formRef.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
  const accept = (field: DraftField) => setRefused(({ [field]: _, ...others }) => others)

  async function send() {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setLeft('all')
    const first = firstWrong(wrong)
    if (first !== undefined) {
      toast(submitWords(wrong), 'error')
      return focusOn(first)
    }
    setIsSending(true)
    try {
      const { id } = await answerOf(api.POST('/schools/create', { body: newSchoolOf(form, files) }))
      await onListed(id)
    } catch (cause) {
      onRefused(cause)
    }
    setIsSending(false)
  }
  async function onListed(id: number) {
    toast(messages.added, 'success')
    clear()
    open({ panel: 'edit-school', id })
    await Promise.all([revalidate(), store.set(refreshInstitutionsAtom)])
  }
  function onRefused(cause: unknown) {
    const errors = cause instanceof ApiError ? refusedFields(cause) : {}
    setRefused(errors)
    const message = failureWords(cause, messages.notCreated)
    if (message !== null) toast(message, 'error')
    const first = firstWrong(errors)
    if (first !== undefined) focusOn(first)
  }

  return {
    form,
    media,
    isSending,
    formRef,
    clear,
    change: <Field extends keyof SchoolDraft>(field: Field, value: SchoolDraft[Field]) => {
      change({ [field]: value })
      accept(fieldOf[field])
    },
    changeMedia: (next: readonly Media[]) => {
      changeMedia(next)
      accept('files')
    },
    leave: (field: DraftField) => setLeft((now) => (now === 'all' ? now : new Set(now).add(field))),
    /** What stands under a field. */
    errorOf: (field: DraftField) =>
      refused[field] ?? (left === 'all' || left.has(field) ? wrong[field] : undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

export type NewSchoolState = ReturnType<typeof useNewSchool>

/** What the API says of each field of the form, the first of each. */
function refusedFields({ errors }: ApiError): DraftErrors {
  const refused: DraftErrors = {}
  for (const { field, msg } of errors) {
    const shown = draftFieldOf(field)
    if (shown !== undefined) refused[shown] ??= msg.charAt(0).toUpperCase() + msg.slice(1)
  }
  return refused
}
