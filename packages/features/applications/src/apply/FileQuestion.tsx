import {
  type ApiClient,
  ApiError,
  type ApplicationQuestion,
  answerOf,
  type MyApplication,
} from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { FileButton, fileBody } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useId, useState } from 'react'
import { CvLink } from '../detail/CvLink'
import * as styles from './apply.css'
import { acceptedFiles } from './CvSection'
import { messages } from './messages'

interface FileQuestionProps {
  application: MyApplication
  question: ApplicationQuestion
  /** Of the section that is saved. */
  error: string | undefined
  onChange: (application: MyApplication) => void
}

/** A question that is answered by a file, which is saved as soon as it is chosen. */
export function FileQuestion({ application, question, error, onChange }: FileQuestionProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [refusal, setRefusal] = useState<string>()
  const ids = { hint: useId(), error: useId() }
  const { id } = application.row
  const params = { path: { id, questionId: question.id } }
  const file = application.form.answers.find((answer) => answer.question_id === question.id)?.file
  const shownError = refusal ?? (file ? undefined : error)

  async function send(request: (api: ApiClient) => Promise<MyApplication>) {
    setRefusal(undefined)
    const saved = await run(request, {
      onFailure(cause) {
        if (!(cause instanceof ApiError) || cause.errors.length === 0) return false
        setRefusal(cause.errors[0]?.msg)
        return true
      },
    })
    if (saved !== null) onChange(saved)
  }
  function onFile(chosen: File) {
    const body = fileBody(chosen)
    void send((api) =>
      answerOf(api.POST('/my-applications/{id}/files/{questionId}', { params, ...body })),
    )
  }
  return (
    <fieldset className={styles.fileQuestion}>
      <legend className={styles.legend}>{question.prompt}</legend>
      {file && <CvLink id={id} name={file.name} questionId={question.id} />}
      <p id={ids.hint} className={styles.hint}>
        {!question.is_required && `${t(messages.optional)}. `}
        {t(messages.cvHint)}
      </p>
      <p className={styles.actions}>
        <FileButton
          accept={acceptedFiles}
          loading={isBusy}
          aria-label={t(
            file
              ? messages.replaceFileFor(question.prompt)
              : messages.chooseFileFor(question.prompt),
          )}
          aria-describedby={shownError === undefined ? ids.hint : ids.error}
          aria-invalid={shownError === undefined ? undefined : true}
          onFile={onFile}
        >
          <UploadIcon size="small" />
          {t(file ? messages.replaceCv : messages.chooseCv)}
        </FileButton>
        {file && (
          <Button
            variant="bare"
            disabled={isBusy}
            aria-label={t(messages.removeFileOf(file.name))}
            onClick={() =>
              void send((api) =>
                answerOf(api.DELETE('/my-applications/{id}/files/{questionId}', { params })),
              )
            }
          >
            {t(messages.removeFile)}
          </Button>
        )}
      </p>
      {shownError !== undefined && (
        <p id={ids.error} role="alert" className={styles.failed}>
          {shownError}
        </p>
      )}
    </fieldset>
  )
}
