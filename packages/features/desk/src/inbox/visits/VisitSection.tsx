import { answerOf } from '@edbazaar/api-client'
import { visitDay, visitHours, visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useState } from 'react'
import * as styles from '../details.css'
import { emailsParent } from '../emails-parent'
import type { Enquiry } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { messages } from './messages'
import { VisitDialog } from './VisitDialog'

type Visit = Enquiry['visits'][number]

interface VisitSectionProps {
  enquiry: Enquiry
  now: number
}

/** The visits of an enquiry, and what the desk can do about them. */
export function VisitSection({ enquiry, now }: VisitSectionProps) {
  const t = useMessages(messages, inboxMessages)
  const [chosen, setChosen] = useState<Visit | 'new' | null>(null)
  const { visits, listing, my_rights: rights, is_withdrawn: isWithdrawn } = enquiry
  const isClosed = enquiry.state === 'lost' || enquiry.state === 'invalid'
  const canChange =
    rights.answer && listing !== null && !isWithdrawn && enquiry.merged_into === null
  const hasOpen = visits.some(({ state }) => state === 'offered' || state === 'confirmed')
  const canAdd = canChange && !hasOpen && !isClosed && enquiry.consent.is_live
  if (visits.length === 0 && !canAdd) return null
  return (
    <section className={styles.section} aria-label={t(inboxMessages.visitTitle)}>
      <h3 className={styles.title}>{t(inboxMessages.visitTitle)}</h3>
      <ul>
        {visits.map((visit) => (
          <VisitLine
            key={visit.id}
            enquiry={enquiry}
            visit={visit}
            now={now}
            canChange={canChange}
            onMove={() => setChosen(visit)}
          />
        ))}
      </ul>
      {canAdd && (
        <p className={styles.visitButtons}>
          <Button onClick={() => setChosen('new')}>{t(messages.addVisit)}</Button>
        </p>
      )}
      {chosen !== null && (
        <VisitDialog
          enquiry={enquiry}
          visit={chosen === 'new' ? null : chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}

interface VisitLineProps extends VisitSectionProps {
  visit: Visit
  canChange: boolean
  onMove: () => void
}

function VisitLine({ enquiry, visit, now, canChange, onMove }: VisitLineProps) {
  const t = useMessages(messages, inboxMessages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [isAsked, setIsAsked] = useState(false)
  const { state } = visit
  const hasBegun = Date.parse(visit.starts_at) <= now
  const isOpen = state === 'offered' || state === 'confirmed'
  async function set(next: 'confirmed' | 'done' | 'no_show' | 'cancelled') {
    await run(
      (api) =>
        answerOf(
          api.PATCH('/desk/enquiries/{id}/visits/{visitId}', {
            params: { path: { id: enquiry.id, visitId: visit.id } },
            body: { state: next },
          }),
        ),
      { toast: () => t(messages.visitSaved[next]) },
    )
    setIsAsked(false)
  }
  return (
    <li className={styles.related}>
      <p>
        <b>{visitDay(visit, locale)}</b>
        <br />
        {visitHours(visit, locale)}
      </p>
      <p className={styles.detail}>{t(messages.visitStates[state])}</p>
      {canChange && (
        <p className={styles.visitButtons}>
          {state === 'offered' && !hasBegun && (
            <Button onClick={() => void set('confirmed')}>{t(messages.confirmVisit)}</Button>
          )}
          {isOpen && !hasBegun && (
            <>
              <Button onClick={onMove}>{t(messages.moveVisit)}</Button>
              <Button onClick={() => setIsAsked(true)}>{t(messages.cancelVisit)}</Button>
            </>
          )}
          {hasBegun && (state === 'confirmed' || state === 'no_show') && (
            <Button onClick={() => void set('done')}>{t(messages.visitDone)}</Button>
          )}
          {hasBegun && (state === 'confirmed' || state === 'done') && (
            <Button onClick={() => void set('no_show')}>{t(messages.visitMissed)}</Button>
          )}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t(messages.cancelVisitTitle)}
        question={visitTime(visit, locale)}
        yesLabel={t(messages.cancelVisit)}
        noLabel={t(messages.keepVisit)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void set('cancelled')}
        onNo={() => setIsAsked(false)}
      >
        <p>{t(emailsParent(enquiry) ? messages.cancelVisitText : messages.tellYourself)}</p>
      </ConfirmDialog>
    </li>
  )
}
