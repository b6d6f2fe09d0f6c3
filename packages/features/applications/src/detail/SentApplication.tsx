import { answerOf, type MyApplication } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { CalendarIcon } from '@edbazaar/ui/Icon'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { NextStep } from '../mine/NextStep'
import { StepLine } from '../mine/StepLine'
import * as styles from './detail.css'
import { Messages } from './Messages'
import { messages } from './messages'
import { SentAnswers } from './SentAnswers'
import { saveFile } from './save-file'

interface SentApplicationProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

type Ending = 'withdraw' | 'decline'

/** A sent application: its steps, messages, what was sent, and who saw the contact details. */
export function SentApplication({ application, onChange }: SentApplicationProps) {
  const t = useMessages(messages)
  const { row, calendar } = application
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <>
      <StepLine row={row} />
      <div className={styles.columns}>
        <div className={styles.next}>
          <NextStep row={row} />
          <p className={styles.actions}>
            {calendar !== null && (
              <Button
                variant="main"
                onClick={() => saveFile('interview.ics', calendar, 'text/calendar')}
              >
                <CalendarIcon size="small" />
                {t(messages.addToCalendar)}
              </Button>
            )}
            {row.may_decline && (
              <Button onClick={() => setEnding('decline')}>{t(messages.decline)}</Button>
            )}
            {row.may_withdraw && (
              <Button onClick={() => setEnding('withdraw')}>{t(messages.withdraw)}</Button>
            )}
          </p>
        </div>
        <div className={styles.main}>
          <section className={styles.section} aria-labelledby="messages-title">
            <SectionHead title={t(messages.messages)} titleId="messages-title" isFlush />
            <Messages application={application} onChange={onChange} />
          </section>
          <SentAnswers application={application} />
        </div>
        <div className={styles.aside}>
          <BlockEmployer application={application} />
        </div>
      </div>
      <EndDialog
        ending={ending}
        application={application}
        onChange={onChange}
        onClose={() => setEnding(null)}
      />
    </>
  )
}

interface EndDialogProps extends SentApplicationProps {
  /** Null while the dialog is closed. */
  ending: Ending | null
  onClose: () => void
}

function EndDialog({ ending, application, onChange, onClose }: EndDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const isWithdrawal = ending !== 'decline'
  const { name } = application.row.listing
  async function onYes() {
    if (ending === null) return
    const params = { path: { id: application.row.id } }
    const ended = await run((api) =>
      answerOf(api.POST('/my-applications/{id}/end', { params, body: { change: ending } })),
    )
    if (ended === null) return
    onChange(ended)
    showToast({
      type: 'success',
      message: t(isWithdrawal ? messages.withdrawn : messages.declined),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={ending !== null}
      title={t(isWithdrawal ? messages.withdrawTitle : messages.declineTitle)}
      question={t(isWithdrawal ? messages.withdrawText(name) : messages.declineText(name))}
      yesLabel={t(isWithdrawal ? messages.withdraw : messages.decline)}
      noLabel={t(messages.cancel)}
      tone="danger"
      isBusy={isBusy}
      onYes={() => void onYes()}
      onNo={onClose}
    />
  )
}

/** Hides all applications of the user from this employer. */
function BlockEmployer({ application }: { application: MyApplication }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsked, setIsAsked] = useState(false)
  const { kind, id, name } = application.row.listing
  async function onYes() {
    const saved = await run(async (api) => {
      const { has_reminders: hasReminders, blocked } = await answerOf(
        api.GET('/my-applications/settings'),
      )
      const others = blocked.filter((each) => each.kind !== kind || each.id !== id)
      const body = {
        has_reminders: hasReminders,
        blocked: [...others.map((each) => ({ kind: each.kind, id: each.id })), { kind, id }],
      }
      return answerOf(api.PUT('/my-applications/settings', { body }))
    })
    if (saved === null) return
    showToast({ type: 'success', message: t(messages.blockedNow(name)) })
    setIsAsked(false)
  }
  return (
    <section className={styles.section} aria-labelledby="block-title">
      <SectionHead title={t(messages.block)} titleId="block-title" isFlush />
      <p className={styles.text}>{t(messages.blockText(name))}</p>
      <p className={styles.actions}>
        <Button onClick={() => setIsAsked(true)}>{t(messages.blockEmployer(name))}</Button>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(messages.blockEmployer(name))}
        question={t(messages.blockQuestion(name))}
        yesLabel={t(messages.block)}
        noLabel={t(messages.cancel)}
        isBusy={isBusy}
        onYes={() => void onYes()}
        onNo={() => setIsAsked(false)}
      />
    </section>
  )
}
