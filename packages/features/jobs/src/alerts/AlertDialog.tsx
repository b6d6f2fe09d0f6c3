import { answerOf } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { HoneypotField, useRequest } from '@edbazaar/feature-form-kit'
import { isEmail } from '@edbazaar/feature-form-kit/fields'
import { paths, useMessages, useSession } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
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

type Frequency = 'day' | 'week'

/** Asks how often, and visitors for their email; then creates the alert. */
export default function AlertDialog({ state, placeName, onClose }: AlertDialogProps) {
  const t = useMessages(messages, jobsMessages, jobMessages, jobRoleMessages)
  const session = useSession()
  const { run, isBusy } = useRequest()
  const [every, setEvery] = useState<Frequency>('day')
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [result, setResult] = useState<'created' | 'to-confirm' | null>(null)
  const criteria = criteriaOf(state)
  const isEmailWrong = session === null && !isEmail(email)

  async function create() {
    setHasTried(true)
    if (isEmailWrong) return
    const isConfirmed = await run(async (api) => {
      if (session !== null) {
        const body = { every, criteria }
        return (await answerOf(api.POST('/users/my-job-alerts', { body }))).is_confirmed
      }
      const body = { every, criteria, email: email.trim(), website }
      await answerOf(api.POST('/jobs/alerts', { body }))
      return false
    })
    if (isConfirmed !== null) setResult(isConfirmed ? 'created' : 'to-confirm')
  }

  const frame = { isOpen: true, title: t(messages.title), closeLabel: t(messages.close), onClose }
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
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void create()}>
            {t(messages.create)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ul aria-label={t(messages.filters)} className={styles.filters}>
          {criteriaTexts(criteria, placeName, t).map((text) => (
            <li key={text} className={styles.filter}>
              {text}
            </li>
          ))}
        </ul>
        <RadioGroup
          legend={t(messages.how)}
          value={every}
          onValueChange={(value) => setEvery(value === 'week' ? 'week' : 'day')}
          options={(['day', 'week'] as const).map((value) => ({
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
              error={hasTried && isEmailWrong ? t(messages.emailWrong) : undefined}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <HoneypotField
              field={{
                name: 'website',
                value: website,
                onChange: ({ target }: { target: HTMLInputElement }) => setWebsite(target.value),
              }}
            />
          </>
        ) : (
          <p className={styles.note}>{t(messages.to(session.user.email))}</p>
        )}
        <p className={styles.note}>{t(messages.privacy)}</p>
      </div>
    </Dialog>
  )
}
