import {
  type ApiClient,
  type ApplicationDraft,
  answerOf,
  type MyApplication,
} from '@edbazaar/api-client'
import {
  type FieldErrors,
  fieldErrorsOf,
  useFocusOnInvalid,
  useRequest,
} from '@edbazaar/feature-form-kit'
import { type FormEvent, useRef, useState } from 'react'
import type { SectionProps } from './ApplyForm'

/**
 * Saves a section of the form. The API checks it; errors are shown at their fields, the first of which
 * gets the focus, and typed values stay.
 */
export function useSection({ application, onChange, onDone }: SectionProps) {
  const { run, isBusy } = useRequest()
  const [errors, setErrors] = useState<FieldErrors>({})
  const formRef = useRef<HTMLFormElement>(null)

  const focusFirstInvalid = useFocusOnInvalid()

  function showErrors(found: FieldErrors) {
    setErrors(found)
    if (formRef.current) focusFirstInvalid(formRef.current)
  }

  async function send(request: (api: ApiClient) => Promise<MyApplication>): Promise<void> {
    setErrors({})
    const saved = await run(request, {
      onFailure(cause) {
        const refused = fieldErrorsOf(cause)
        if (refused !== null) showErrors(refused)
        return refused !== null
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
        if (Object.keys(found).length > 0) return showErrors(found)
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
