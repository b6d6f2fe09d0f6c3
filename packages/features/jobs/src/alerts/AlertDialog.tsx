import { answerOf } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { HoneypotField } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { email, honeypotField } from '@edbazaar/feature-form-kit/fields'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { paths, type Translate, useMessages, useSession } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import * as v from 'valibot'
import type { JobsState } from '../jobs-state'
import { messages as jobsMessages } from '../messages'
import { criteriaOf, criteriaTexts } from './alert-criteria'
import * as styles from './alerts.css'
import { messages } from './messages'

interface AlertDialogProps {
  state: JobsState
  placeName: string | null
  onClose: () => void
}

const frequencies = ['day', 'week'] as const

const schemaFor = (isVisitor: boolean) => (t: Translate) =>
  v.object({
    every: v.picklist(frequencies),
    email: isVisitor ? email(t(messages.emailWrong), t(messages.emailWrong)) : v.string(),
    website: honeypotField,
  })

/** Asks how often, and visitors for their email; then creates the alert. */
export default function AlertDialog({ state, placeName, onClose }: AlertDialogProps) {
  const t = useMessages(messages, jobsMessages, jobMessages, jobRoleMessages)
  const session = useSession()
  const formId = useId()
  const [result, setResult] = useState<'created' | 'to-confirm' | null>(null)
  const criteria = criteriaOf(state)
  const { field, control, isDirty, isSending, onSubmit } = usePageForm({
    schema: schemaFor(session === null),
    initial: { every: 'day', email: '', website: '' },
    async send(api, { every, ...contact }) {
      if (session === null) {
        await answerOf(api.POST('/jobs/alerts', { body: { every, criteria, ...contact } }))
        return 'to-confirm'
      }
      const body = { every, criteria }
      const alert = await answerOf(api.POST('/users/my-job-alerts', { body }))
      return alert.is_confirmed ? 'created' : 'to-confirm'
    },
    reloads: false,
    onSuccess: setResult,
  })

  const { close, question } = useDialogGuard({ isDirty: isDirty && result === null, onClose })

  const frame = {
    isOpen: true,
    title: t(messages.title),
    closeLabel: t(messages.close),
    onClose: close,
  }
  if (result !== null)
    return (
      <Dialog {...frame} footer={<Button onClick={onClose}>{t(messages.close)}</Button>}>
        {result === 'to-confirm' ? (
          <Notice tone="good" title={t(messages.checkTitle)}>
            {t(messages.checkText)}
          </Notice>
        ) : (
          <Notice tone="good" title={t(messages.created)}>
            <RichMessage
              from={messages}
              message={messages.createdText}
              parts={{
                link: <Link href={paths.myJobAlerts(session?.user.id ?? 0)} onClick={onClose} />,
              }}
            />
          </Notice>
        )}
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      description={t(messages.text)}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.create)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        <ul aria-label={t(messages.filters)} className={styles.filters}>
          {criteriaTexts(criteria, placeName, t).map((text) => (
            <li key={text} className={styles.filter}>
              {text}
            </li>
          ))}
        </ul>
        <RadioGroup
          legend={t(messages.how)}
          {...control('every')}
          options={frequencies.map((value) => ({
            value,
            label: t(messages.frequencies[value]),
            hint: t(messages.hints[value]),
          }))}
        />
        {session === null ? (
          <>
            <TextField
              label={t(messages.email)}
              type="email"
              autoComplete="email"
              required
              hint={t(messages.emailHint)}
              {...field('email')}
            />
            <HoneypotField field={field('website')} />
          </>
        ) : (
          <p className={styles.note}>{t(messages.to(session.user.email))}</p>
        )}
        <p className={styles.note}>{t(messages.privacy)}</p>
      </form>
      {question}
    </Dialog>
  )
}
