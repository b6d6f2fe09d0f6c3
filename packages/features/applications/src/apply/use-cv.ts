import { type ApiClient, answerOf, type MyApplication } from '@edbazaar/api-client'
import { fieldErrorsOf, useFocusOnInvalid, useRequest } from '@edbazaar/feature-form-kit'
import { fileBody } from '@edbazaar/feature-media'
import { type FormEvent, useRef, useState } from 'react'
import type { SectionProps } from './ApplyForm'
import { savingSection } from './save-section'

/** Uploads the CV and saves its section. An error of the file is shown at its button, which gets the focus. */
export function useCv(props: SectionProps) {
  const { id } = props.application.row
  const { send: saveSection, onSuccess } = savingSection('cv', props)
  const { run, isBusy } = useRequest()
  const [error, setError] = useState<string>()
  const formRef = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()

  async function send(request: (api: ApiClient) => Promise<MyApplication>) {
    setError(undefined)
    await run(request, {
      onSuccess,
      onFailure(cause) {
        const refusal = fieldErrorsOf(cause)?.file
        if (refusal === undefined) return false
        setError(refusal)
        if (formRef.current) focusFirstInvalid(formRef.current)
        return true
      },
    })
  }
  return {
    error,
    isBusy,
    formRef,
    upload: (file: File) =>
      send((api) =>
        answerOf(
          api.POST('/my-applications/{id}/cv', { params: { path: { id } }, ...fileBody(file) }),
        ),
      ),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      void send((api) => saveSection(api, {}))
    },
  }
}
