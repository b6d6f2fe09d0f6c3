import { accountPaths, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDay, formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { messages as batchMessages } from '../batch/families/messages'
import type { BatchFamilies, FamilyBooking } from '../batch-types'
import { useFamilyNames } from '../contact/use-family-names'
import { ageText } from '../times/age'
import { dayAndTime } from '../times/times'
import * as styles from './families.css'
import { messages } from './messages'

interface EnquiriesProps {
  enquiries: BatchFamilies['interested']
  productId: number
  /** Milliseconds. */
  now: number
}

/** Enquiries about the batch. Each opens the inbox of the product at its reference. */
export function Enquiries({ enquiries, productId, now }: EnquiriesProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <ul>
      {enquiries.map(({ id, reference, asked_at: asked }) => (
        <li key={id} className={styles.card}>
          <Link
            href={`${accountPaths.productEnquiries(productId)}?q=${encodeURIComponent(reference)}`}
          >
            {t(messages.enquiry(reference))}
          </Link>
          <p className={styles.small}>
            {t(
              messages.asked(
                formatMoment(asked, { now, locale, inSentence: true, withTime: false }),
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface SeatedChildrenProps {
  bookings: readonly FamilyBooking[]
  /** Milliseconds. */
  now: number
}

/** Children with a seat: their sessions and whether they came, or their attendance. */
export function SeatedChildren({ bookings, now }: SeatedChildrenProps) {
  const t = useMessages(messages, batchMessages)
  const { childOf } = useFamilyNames()
  const locale = useLocale()
  return (
    <ul>
      {bookings.map((booking) => {
        const { id, parent_name: parent, session, present, marked, state, answer_by: end } = booking
        const child = childOf(booking)
        const age = ageText(booking.age)
        return (
          <li key={id} className={styles.card}>
            <p className={styles.name} lang={languageOf(child)}>
              {child === '' && t(messages.fillingIn)}
              {child !== '' && (age === '' ? child : t(messages.childAged(child, age)))}
            </p>
            <p className={styles.small} lang={languageOf(parent)}>
              {parent}
            </p>
            {session && <p className={styles.small}>{dayAndTime(session.starts_at, locale)}</p>}
            {session === null && marked > 0 && (
              <p className={styles.small}>{t(messages.attended(present, marked))}</p>
            )}
            {state === 'held' && end !== null && (
              <Badge tone="accent">
                {t(batchMessages.held(formatMoment(end, { now, locale, inSentence: true })))}
              </Badge>
            )}
            {session && state !== 'held' && (
              <Badge tone={state === 'attended' ? 'good' : state === 'no_show' ? 'bad' : 'plain'}>
                {t(batchMessages.states[state])}
              </Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface WaitingFamiliesProps {
  waitlist: BatchFamilies['waitlist']
  /** Milliseconds. */
  now: number
}

/** Families in line, in order. */
export function WaitingFamilies({ waitlist, now }: WaitingFamiliesProps) {
  const t = useMessages(messages)
  const { familyOf } = useFamilyNames()
  const locale = useLocale()
  return (
    <ul>
      {waitlist.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <p className={styles.name} lang={languageOf(entry.parent_name)}>
            {t(messages.place(entry.place, familyOf(entry)))}
          </p>
          {!entry.has_new_owner && (
            <p className={styles.small}>{entry.children.map(({ name }) => name).join(', ')}</p>
          )}
          <p className={styles.small}>
            {entry.offer === null
              ? t(messages.since(formatDay(dayInIndia(entry.joined_at), { isShort: true, locale })))
              : t(
                  messages.offered(
                    formatMoment(entry.offer.expires_at, { now, locale, inSentence: true }),
                  ),
                )}
          </p>
        </li>
      ))}
    </ul>
  )
}
