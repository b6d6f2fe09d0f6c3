import { answerOf } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as v from 'valibot'
import * as styles from './applications.css'
import { messages } from './messages'

interface HeldApplicationProps {
  id: string
  /** The title of the job. */
  job: string
  onReleased: () => void
}

/** The reason why an application is held, with a form that releases it. */
export function HeldApplication({ id, job, onReleased }: HeldApplicationProps) {
  const t = useMessages(messages)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles.held}>
      <p>{t(messages.held)}</p>
      {isAsked ? (
        <ReleaseForm id={id} onReleased={onReleased} onClose={() => setIsAsked(false)} />
      ) : (
        <div>
          <Button aria-label={t(messages.releaseOf(job))} onClick={() => setIsAsked(true)}>
            {t(messages.release)}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ReleaseFormProps extends Pick<HeldApplicationProps, 'id' | 'onReleased'> {
  onClose: () => void
}

const releaseSchema = (t: Translate) =>
  v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3, t(messages.reasonRequired))) })

function ReleaseForm({ id, onReleased, onClose }: ReleaseFormProps) {
  const t = useMessages(messages)
  const params = { path: { id } }
  const { onSubmit, isSending, field } = usePageForm({
    schema: releaseSchema,
    initial: { reason: '' },
    send: (api, body) =>
      answerOf(api.POST('/admin/job-applications/{id}/release', { params, body })),
    toast: () => t(messages.released),
    // The list in the dialog is not of the page.
    reloads: false,
    onSuccess: onReleased,
  })
  return (
    <form noValidate className={styles.reason} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={t(messages.reason)}
        maxLength={300}
        autoComplete="off"
        {...field('reason')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending}>
          {t(messages.release)}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {t(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}
