import type { MyBooking } from '@edbazaar/api-client'
import { bookingPaths, paths, useLocale, useMessages, useSession } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { messages as partMessages } from '../parts/messages'
import { NewOwners } from '../parts/NewOwners'
import * as partStyles from '../parts/parts.css'
import { BookAgain } from './BookAgain'
import { BookingCard } from './BookingCard'
import * as styles from './booking.css'
import { CalendarFile } from './CalendarFile'
import { CancelSeat } from './CancelSeat'
import { Classes } from './Classes'
import { HeldForm } from './HeldForm'
import type { LoadedBooking, loadBooking } from './load-booking'
import { messages } from './messages'
import { Overlaps } from './Overlaps'
import { Reschedule } from './Reschedule'

/** `/my-bookings/{id}`: held seats to confirm, or a booking with its dates. */
export function BookingScreen() {
  const loaded = useLoaderData<typeof loadBooking>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />}>
      {(booking) => <Booking key={booking.booking.id} loaded={booking} />}
    </PrivatePage>
  )
}

function Booking({ loaded }: { loaded: LoadedBooking }) {
  const t = useMessages(messages, partMessages)
  const { booking } = loaded
  const { product, kind } = booking
  const isHeld = booking.state === 'held'
  const [wasHeld] = useState(isHeld)
  return (
    <div className={partStyles.page}>
      <PageHead
        look="name"
        title={isHeld ? t(messages.details) : product.name}
        above={
          <Link href={bookingPaths.mine} variant="inText">
            {t(messages.back)}
          </Link>
        }
      >
        <p className={partStyles.text}>
          {isHeld && (
            <>
              <Link href={paths.product(product.slug)} variant="inText">
                <span lang={languageOf(product.name)}>{product.name}</span>
              </Link>
              {', '}
            </>
          )}
          {t(partMessages.kinds[kind])}
        </p>
      </PageHead>
      <NewOwners of={loaded.party} />
      <Overlaps party={loaded.party} />
      {isHeld ? <HeldForm loaded={loaded} /> : <Shown loaded={loaded} wasHeld={wasHeld} />}
    </div>
  )
}

/** States in which the booking is live: it holds a seat or requests one. */
const liveStates: readonly MyBooking['state'][] = ['requested', 'held', 'confirmed']

interface ShownProps {
  loaded: LoadedBooking
  /** Whether the seats were held when the page opened: if they are booked, that has just happened. */
  wasHeld: boolean
}

function Shown({ loaded, wasHeld }: ShownProps) {
  const { booking, party, sessions, loadedAt } = loaded
  const t = useMessages(messages, partMessages)
  const isLive = liveStates.includes(booking.state)
  return (
    <>
      <StateNotice loaded={loaded} wasHeld={wasHeld} />
      <div className={partStyles.cardFirst}>
        <BookingCard
          now={loadedAt}
          party={isLive ? party.filter(({ state }) => state === booking.state) : [booking]}
        >
          {isLive && (
            <div className={partStyles.section}>
              <div className={partStyles.buttons}>
                {booking.can_reschedule && <Reschedule booking={booking} />}
                {booking.state === 'confirmed' && <CalendarFile id={booking.id} />}
              </div>
              {booking.state === 'confirmed' && (
                <p className={partStyles.quiet}>{t(messages.icsNote)}</p>
              )}
            </div>
          )}
        </BookingCard>
        <div className={partStyles.column}>
          <section className={partStyles.section}>
            <SectionHead title={t(partMessages.children)} isFlush />
            <ul>
              {party.map((each) => (
                <ChildLine key={each.id} booking={each} />
              ))}
            </ul>
          </section>
          {isLive && <Classes sessions={sessions} now={loadedAt} />}
          {booking.note !== null && (
            <section className={partStyles.section}>
              <SectionHead title={t(messages.note)} />
              <p className={partStyles.text}>{booking.note}</p>
            </section>
          )}
          <Reveals loaded={loaded} />
        </div>
      </div>
    </>
  )
}

/** The users who opened the contact details. */
function Reveals({ loaded: { reveals, events, loadedAt: now } }: { loaded: LoadedBooking }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const hasConsent = events.some(({ state }) => state === 'requested' || state === 'confirmed')
  if (!hasConsent && reveals.length === 0) return null
  return (
    <section className={partStyles.section}>
      <SectionHead title={t(messages.contact)} />
      {reveals.length === 0 ? (
        <p className={partStyles.text}>{t(messages.notRevealed)}</p>
      ) : (
        <ul>
          {reveals.map(({ field, by, at }) => (
            <li key={`${field} ${at}`} className={partStyles.text}>
              {t(messages.revealed[field](by, formatMoment(at, { now, locale, inSentence: true })))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ChildLine({ booking }: { booking: MyBooking }) {
  const t = useMessages(partMessages)
  return (
    <li className={styles.row}>
      <b lang={languageOf(booking.child_name)}>{booking.child_name}</b>
      <span className={styles.mark}>{t(partMessages.states[booking.state])}</span>
      {booking.can_cancel && (
        <span className={styles.end}>
          <CancelSeat booking={booking} />
        </span>
      )}
    </li>
  )
}

/** What has happened to the booking. A booking that was confirmed earlier needs no notice. */
function StateNotice({ loaded, wasHeld }: ShownProps) {
  const { booking, party, events, loadedAt: now } = loaded
  const t = useMessages(messages)
  const locale = useLocale()
  const email = useSession()?.user.email ?? ''
  const { state, reason, hold_until: until } = booking
  if (state === 'confirmed') {
    if (!wasHeld) return null
    const count = party.filter((each) => each.state === 'confirmed').length
    return (
      <Notice tone="good" title={t(messages.booked(count))}>
        <p>{t(messages.bookedText(email))}</p>
        <p>
          <Link href={bookingPaths.mine} variant="inText">
            {t(messages.seeBookings)}
          </Link>
        </p>
      </Notice>
    )
  }
  if (state === 'requested')
    return (
      <Notice title={t(messages.requestedTitle)}>
        {until !== null &&
          t(messages.requestedText(formatMoment(until, { now, locale, inSentence: true })))}
      </Notice>
    )
  if (state === 'expired') {
    const wasHeld = events.at(-2)?.state === 'held'
    return (
      <Notice title={t(wasHeld ? messages.holdEnded : messages.unansweredTitle)}>
        <p>{t(wasHeld ? messages.holdEndedText : messages.unansweredText)}</p>
        <BookAgain booking={booking} />
      </Notice>
    )
  }
  const titles = {
    held: null,
    declined: messages.declinedTitle,
    cancelled: messages.cancelledTitle,
    attended: booking.kind === 'term' ? messages.termEndedTitle : messages.attendedTitle,
    no_show: messages.missedTitle,
  }
  const title = titles[state]
  return title && <Notice title={t(title)}>{reason !== null && t(messages.reason(reason))}</Notice>
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={partStyles.page}>
      <PageHead look="name" title={t(messages.title)} />
      <div role="status" aria-label={t(messages.loading)} className={partStyles.section}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}
