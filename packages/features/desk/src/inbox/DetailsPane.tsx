import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import { breakableEmail } from './breakable-email'
import { ConsentSection } from './ConsentSection'
import type { OpenDialog } from './DeskDialog'
import * as styles from './details.css'
import { messages as dialogMessages } from './dialogs/messages'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { ageInYears, dayInWords, fullMoment } from './moments'
import { PhoneNumber } from './PhoneNumber'
import { RelatedEnquiries } from './RelatedEnquiries'
import { RoutesSection } from './routes/RoutesSection'
import { TasksSection } from './tasks/TasksSection'
import type { Inbox } from './use-inbox'
import { VisitSection } from './visits/VisitSection'

interface DetailsPaneProps {
  inbox: Inbox
  enquiry: Enquiry
  now: number
  onDialog: (dialog: OpenDialog) => void
}

/** Consent, child, parent and what else is known about the open enquiry. */
export function DetailsPane({ inbox, enquiry, now, onDialog }: DetailsPaneProps) {
  return (
    <>
      <div className={styles.consent}>
        <ConsentSection enquiry={enquiry} now={now} />
      </div>
      <ChildSection enquiry={enquiry} now={now} />
      <ParentSection enquiry={enquiry} now={now} onDialog={onDialog} />
      <RoutesSection enquiry={enquiry} />
      <TasksSection enquiry={enquiry} now={now} onDialog={onDialog} />
      <VisitSection enquiry={enquiry} now={now} />
      <InvalidClaim enquiry={enquiry} />
      {enquiry.related.length > 0 && <RelatedEnquiries inbox={inbox} enquiry={enquiry} now={now} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

function ChildSection({ enquiry, now }: { enquiry: Enquiry; now: number }) {
  const t = useMessages(messages, dialogMessages)
  const years = ageInYears(enquiry.child_born_month, now)
  const starting = ageAtStart(enquiry)
  const wanted = [enquiry.class_sought, enquiry.wanted_from].filter(Boolean).join(', ')
  if (enquiry.child_name === null && years === null && wanted === '') return null
  return (
    <section className={styles.section} aria-label={t(messages.child)}>
      <h3 className={styles.title}>{t(messages.child)}</h3>
      <dl>
        {enquiry.child_name !== null && (
          <Fact name={t(messages.name)}>
            <span lang={languageOf(enquiry.child_name)}>{enquiry.child_name}</span>
          </Fact>
        )}
        {years !== null && <Fact name={t(messages.age)}>{t(messages.years(years))}</Fact>}
        {wanted !== '' && <Fact name={t(messages.applyingFor)}>{wanted}</Fact>}
        {enquiry.seats !== null && (
          <Fact name={t(messages.seats)}>
            {t(messages.seatsLeft(enquiry.seats.left, enquiry.seats.total))}
          </Fact>
        )}
        {starting !== null && (
          <Fact name={t(messages.onFirstOfJune(starting.year))}>
            {t(messages.years(starting.years))}
          </Fact>
        )}
      </dl>
    </section>
  )
}

/** The child's age on 1 June of the wanted year, when the school year begins in much of India. */
function ageAtStart({ wanted_from: from, child_born_month: born }: Enquiry) {
  const [year] = /^\d{4}/.exec(from ?? '') ?? []
  if (year === undefined) return null
  const years = ageInYears(born, Date.parse(`${year}-06-01T00:00:00+05:30`))
  return years === null || years < 0 ? null : { year, years }
}

function ParentSection({ enquiry, now, onDialog }: Omit<DetailsPaneProps, 'inbox'>) {
  const t = useMessages(messages, dialogMessages)
  const time = { now, locale: useLocale() }
  const { next_action_on: day, assigned_to: person } = enquiry
  const canAssign = enquiry.my_rights.answer && (enquiry.members.length > 1 || person !== null)
  return (
    <section className={styles.section} aria-label={t(messages.parentTitle)}>
      <h3 className={styles.title}>{t(messages.parentTitle)}</h3>
      {enquiry.is_also_provider && (
        <p>
          <Badge>{t(messages.alsoProvider)}</Badge>
        </p>
      )}
      <dl>
        {enquiry.email !== null && (
          <Fact name={t(messages.email)}>{breakableEmail(enquiry.email)}</Fact>
        )}
        {enquiry.phone_hint !== null && (
          <Fact name={t(messages.phone)}>
            <PhoneNumber enquiry={enquiry} hint={enquiry.phone_hint} now={now} />
          </Fact>
        )}
        <Fact name={t(messages.received)}>{fullMoment(enquiry.received_at, time)}</Fact>
        <Fact name={t(messages.assignedTo)}>
          {person?.name ?? t(messages.nobody)}{' '}
          {canAssign && (
            <Button
              variant="bare"
              className={styles.inlineButton}
              aria-label={t(messages.changeAssigned)}
              onClick={() => onDialog({ kind: 'assign', enquiry })}
            >
              {t(messages.change)}
            </Button>
          )}
        </Fact>
        {day !== null && <Fact name={t(messages.nextAction)}>{dayInWords(day, time)}</Fact>}
        {enquiry.lost_why !== null && (
          <Fact name={t(messages.lostReason)}>
            {t(dialogMessages.lostReasons[enquiry.lost_why])}
          </Fact>
        )}
      </dl>
    </section>
  )
}

function InvalidClaim({ enquiry }: { enquiry: Enquiry }) {
  const t = useMessages(messages, dialogMessages)
  const { claim } = enquiry.invalid
  if (claim === null) return null
  return (
    <section className={styles.section} aria-label={t(messages.invalidClaim)}>
      <h3 className={styles.title}>{t(messages.invalidClaim)}</h3>
      <dl>
        <Fact name={t(dialogMessages.reason)}>
          {t(dialogMessages.invalidReasons[claim.reason])}
          {claim.evidence && <small className={styles.detail}>{claim.evidence}</small>}
        </Fact>
        {claim.parent_answer && <Fact name={t(messages.parentAnswer)}>{claim.parent_answer}</Fact>}
      </dl>
    </section>
  )
}
