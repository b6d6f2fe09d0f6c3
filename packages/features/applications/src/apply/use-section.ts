import {
  type ApiClient,
  ApiError,
  type ApplicationDraft,
  answerOf,
  type MyApplication,
} from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SectionProps } from './ApplyForm'

/** Errors by the name of the field of the API. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Saves a section of the form. The API checks it; what is wrong stands at its fields, the first of which
 * gets the focus, and what was typed stays.
 */
export function useSection({ application, onChange, onDone }: SectionProps) {
  const { run, isBusy } = useRequest()
  const [errors, setErrors] = useState<FieldErrors>({})
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  async function send(request: (api: ApiClient) => Promise<MyApplication>): Promise<void> {
    setErrors({})
    const saved = await run(request, {
      onFailure(cause) {
        if (!(cause instanceof ApiError) || cause.errors.length === 0) return false
        setErrors(Object.fromEntries(cause.errors.map(({ field, msg }) => [field, msg])))
        return true
      },
    })
    if (saved === null) return
    onChange(saved)
    onDone()
  }

  return {
    errors,
    isBusy,
    formRef,
    send,
    /** Saves the section as complete, unless `check` finds errors. */
    onSubmit:
      (draft: () => Omit<ApplicationDraft, 'complete'>, check: () => FieldErrors = () => ({})) =>
      (event: FormEvent) => {
        event.preventDefault()
        const found = check()
        if (Object.keys(found).length > 0) return setErrors(found)
        const params = { path: { id: application.row.id } }
        void send((api) =>
          answerOf(
            api.PATCH('/my-applications/{id}', { params, body: { ...draft(), complete: true } }),
          ),
        )
      },
  }
}

/** An empty field has no value. */
export const orNull = (text: string): string | null => text.trim() || null
