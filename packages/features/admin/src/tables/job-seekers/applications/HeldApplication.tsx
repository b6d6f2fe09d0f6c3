import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import * as styles from './applications.css'
import { messages } from './messages'

interface HeldApplicationProps {
  id: string
  /** The title of the job. */
  job: string
  onReleased: () => void
}

const shortestReason = 3

/** The reason why an application is held, with a form that releases it. */
export function HeldApplication({ id, job, onReleased }: HeldApplicationProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const field = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = reason.trim().length < shortestReason

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isMissing) return field.current?.focus()
    const released = await run((api) =>
      answerOf(
        api.POST('/admin/job-applications/{id}/release', {
          params: { path: { id } },
          body: { reason: reason.trim() },
        }),
      ),
    )
    if (released === null) return
    showToast({ type: 'success', message: t(messages.released) })
    onReleased()
  }
  return (
    <div className={styles.held}>
      <p>{t(messages.held)}</p>
      {isAsked ? (
        <form noValidate className={styles.reason} onSubmit={(event) => void onSubmit(event)}>
          <TextField
            ref={field}
            autoFocus
            label={t(messages.reason)}
            error={hasTried && isMissing ? t(messages.reasonRequired) : undefined}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" loading={isBusy}>
              {t(messages.release)}
            </Button>
            <Button variant="bare" onClick={() => setIsAsked(false)}>
              {t(messages.cancel)}
            </Button>
          </div>
        </form>
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
