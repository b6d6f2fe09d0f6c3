import { FileButton } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useId } from 'react'
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
  const ids = { hint: useId(), error: useId() }
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit}>
      {form.cv !== null && <CvLink id={row.id} name={form.cv.name} />}
      <p id={ids.hint} className={styles.hint}>
        {t(messages.cvHint)}
      </p>
      <p className={styles.actions}>
        <FileButton
          accept={acceptedFiles}
          variant={form.cv === null ? 'main' : 'quiet'}
          loading={isBusy}
          aria-describedby={error === undefined ? ids.hint : ids.error}
          aria-invalid={error === undefined ? undefined : true}
          onFile={(file) => void upload(file)}
        >
          <UploadIcon size="small" />
          {t(form.cv === null ? messages.chooseCv : messages.replaceCv)}
        </FileButton>
        {form.cv !== null && (
          <Button type="submit" variant="main" disabled={isBusy}>
            {t(messages.save)}
          </Button>
        )}
      </p>
      {error !== undefined && (
        <p id={ids.error} role="alert" className={styles.failed}>
          {error}
        </p>
      )}
    </form>
  )
}
