import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { type ChangeEvent, useId, useRef } from 'react'
import { CvLink } from '../detail/CvLink'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { useCv } from './use-cv'

/** The types of files that an application takes. */
export const acceptedFiles =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The CV: a PDF or Word file, which is saved as soon as it is chosen. */
export function CvSection(props: SectionProps) {
  const t = useMessages(messages)
  const { row, form } = props.application
  const { error, isBusy, formRef, upload, onSubmit } = useCv(props)
  const inputRef = useRef<HTMLInputElement>(null)
  const ids = { hint: useId(), error: useId() }
  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) void upload(file)
  }
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit}>
      {form.cv !== null && <CvLink id={row.id} name={form.cv.name} />}
      <p id={ids.hint} className={styles.hint}>
        {t(messages.cvHint)}
      </p>
      <p className={styles.actions}>
        <Button
          variant={form.cv === null ? 'main' : 'quiet'}
          loading={isBusy}
          aria-describedby={error === undefined ? ids.hint : ids.error}
          aria-invalid={error === undefined ? undefined : true}
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
      {error !== undefined && (
        <p id={ids.error} role="alert" className={styles.failed}>
          {error}
        </p>
      )}
    </form>
  )
}
