import { answerOf, type MyApplicationRow } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { useRequest } from '@edbazaar/feature-form-kit'
import { applicationPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { CalendarIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { EndDialog, type Ending } from '../detail/EndDialog'
import { messages as detailMessages } from '../detail/messages'
import { saveCalendar } from '../detail/save-calendar'
import { messages } from '../mine/messages'
import * as styles from '../mine/mine.css'
import { NextStep } from '../mine/NextStep'
import { payText } from '../mine/pay-text'
import { StepLine } from '../mine/StepLine'
import { isEnded } from '../states'

/** An application in the list: job, employer, pay, steps, and what happens next. */
export function ApplicationItem({ row }: { row: MyApplicationRow }) {
  const t = useMessages(messages, jobMessages)
  const { job, listing, state } = row
  const pay = payText(job, t)
  const href = applicationPaths.one(row.id)
  return (
    <li className={styles.item} data-ended={isEnded(state) || undefined}>
      <div className={styles.top}>
        <div className={styles.name}>
          <h2 className={styles.job} lang={languageOf(job.title)}>
            <Link href={href}>{job.title}</Link>
          </h2>
          <p className={styles.employer} lang={languageOf(listing.name)}>
            {[listing.name, listing.city].filter(Boolean).join(', ')}
          </p>
        </div>
        {pay !== null && <p className={styles.pay}>{pay}</p>}
        {row.has_unread && <Badge tone="accent">{t(messages.newMessage)}</Badge>}
      </div>
      {state !== 'draft' && <StepLine row={row} />}
      <NextStep row={row} />
      <div className={styles.actions}>
        <ButtonLink href={href} variant={state === 'draft' ? 'main' : 'quiet'}>
          {t(state === 'draft' ? messages.continueDraft : messages.open)}
        </ButtonLink>
        {row.interview !== null && <CalendarButton row={row} />}
        {row.may_withdraw && <WithdrawButton row={row} />}
      </div>
    </li>
  )
}

/** Saves the interview as a calendar file, which only the application itself has. */
function CalendarButton({ row }: { row: MyApplicationRow }) {
  const t = useMessages(detailMessages)
  const { run, isBusy } = useRequest()
  async function onSave() {
    const params = { path: { id: row.id } }
    await run((api) => answerOf(api.GET('/my-applications/{id}', { params })), {
      onSuccess: ({ calendar }) => {
        if (calendar !== null) saveCalendar(calendar)
      },
    })
  }
  return (
    <Button loading={isBusy} onClick={() => void onSave()}>
      <CalendarIcon size="small" />
      {t(detailMessages.addToCalendar)}
    </Button>
  )
}

function WithdrawButton({ row }: { row: MyApplicationRow }) {
  const t = useMessages(messages, detailMessages)
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <>
      <Button
        variant="bare"
        aria-label={t(messages.withdrawFrom(row.job.title))}
        onClick={() => setEnding('withdraw')}
      >
        {t(detailMessages.withdraw)}
      </Button>
      <EndDialog
        ending={ending}
        row={row}
        onEnded={() => revalidate()}
        onClose={() => setEnding(null)}
      />
    </>
  )
}
