import { answerOf } from '@edbazaar/api-client'
import { fileBody } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { type ChangeEvent, useId, useRef } from 'react'
import { CvLink } from '../detail/CvLink'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { useSection } from './use-section'

/** The types of files that an application takes. */
export const acceptedFiles =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The CV: a PDF or Word file, which is saved as soon as it is chosen. */
export function CvSection(props: SectionProps) {
  const t = useMessages(messages)
  const { row, form } = props.application
  const { errors, isBusy, send, formRef, onSubmit } = useSection(props)
  const inputRef = useRef<HTMLInputElement>(null)
  const ids = { hint: useId(), error: useId() }
  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    const params = { path: { id: row.id } }
    void send((api) =>
      answerOf(api.POST('/my-applications/{id}/cv', { params, ...fileBody(file) })),
    )
  }
  return (
    <form
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={onSubmit(() => ({ section: 'cv' }))}
    >
      {form.cv !== null && <CvLink id={row.id} name={form.cv.name} />}
      <p id={ids.hint} className={styles.hint}>
        {t(messages.cvHint)}
      </p>
      <p className={styles.actions}>
        <Button
          variant={form.cv === null ? 'main' : 'quiet'}
          loading={isBusy}
          aria-describedby={errors.file === undefined ? ids.hint : ids.error}
          aria-invalid={errors.file === undefined ? undefined : true}
          onClick={() => inputRef.current?.click()}
        >
          <UploadIcon size="small" />
          {t(form.cv === null ? messages.chooseCv : messages.replaceCv)}
        </Button>
        {form.cv !== null && (
          <Button type="submit" variant="main" disabled={isBusy}>
            {t(messages.save)}
          </Button>
        )}
      </p>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={t(messages.chooseCv)}
        accept={acceptedFiles}
        onChange={onChoose}
      />
      {errors.file !== undefined && (
        <p id={ids.error} role="alert" className={styles.failed}>
          {errors.file}
        </p>
      )}
    </form>
  )
}
