import { answerOf, type MyApplication } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { paths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { CalendarIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { NextStep } from '../mine/NextStep'
import { StepLine } from '../mine/StepLine'
import * as styles from './detail.css'
import { EndDialog, type Ending } from './EndDialog'
import { Messages } from './Messages'
import { messages } from './messages'
import { SentAnswers } from './SentAnswers'
import { saveCalendar } from './save-calendar'

interface SentApplicationProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

/** A sent application: its steps, messages, what was sent, and who saw the contact details. */
export function SentApplication({ application, onChange }: SentApplicationProps) {
  const t = useMessages(messages)
  const { row, calendar } = application
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <>
      {row.is_held && (
        <Notice title={t(messages.held)}>
          <p>{t(messages.heldText(row.listing.name))}</p>
          <p>
            <Link href={paths.contactUs} variant="inText">
              {t(messages.contactUs)}
            </Link>
          </p>
        </Notice>
      )}
      <StepLine row={row} />
      <div className={styles.columns}>
        <div className={styles.next}>
          <NextStep row={row} />
          <p className={styles.actions}>
            {calendar !== null && (
              <Button variant="main" onClick={() => saveCalendar(calendar)}>
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
      <EndDialog ending={ending} row={row} onEnded={onChange} onClose={() => setEnding(null)} />
    </>
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
