import type { MyBooking } from '@edbazaar/api-client'
import { batchTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { bookingPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { CancelSeat } from '../booking/CancelSeat'
import { Reschedule } from '../booking/Reschedule'
import { messages as partMessages } from '../parts/messages'
import { classText, startText } from '../parts/when'
import { messages } from './messages'
import * as styles from './mine.css'

interface BookingItemProps {
  booking: MyBooking
  /** The current time in milliseconds. */
  now: number
}

/** A booking in the list: the service, the child, its state and the next class. */
export function BookingItem({ booking, now }: BookingItemProps) {
  const t = useMessages(messages, partMessages)
  const { id, product, store, child_name: child, state, kind } = booking
  const isHeld = state === 'held' && booking.hold_until !== null
  const canFinish = isHeld && Date.parse(booking.hold_until ?? '') > now
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.name} lang={languageOf(product.name)}>
          {product.name}
        </h3>
        <When booking={booking} now={now} />
        <p className={styles.quiet}>
          {[child, t(partMessages.kinds[kind]), store.name].join(', ')}
        </p>
        {booking.session === null && <BatchLine batch={booking.batch} />}
      </div>
      <span>
        <Badge tone={state === 'confirmed' ? 'good' : canFinish ? 'accent' : 'plain'}>
          {t(partMessages.states[state])}
        </Badge>
      </span>
      <div className={styles.actions}>
        <ButtonLink
          href={bookingPaths.one(id)}
          variant={canFinish ? 'main' : 'quiet'}
          aria-label={canFinish ? undefined : t(messages.openOf(product.name, child))}
        >
          {t(canFinish ? messages.finish : messages.open)}
        </ButtonLink>
        {booking.can_reschedule && <Reschedule booking={booking} />}
        {booking.can_cancel && <CancelSeat booking={booking} />}
      </div>
    </li>
  )
}

/** The batch with its days and times. */
function BatchLine({ batch }: Pick<MyBooking, 'batch'>) {
  const t = useMessages(productMessages)
  const locale = useLocale()
  return (
    <p className={styles.quiet} lang={languageOf(batch.name)}>
      {[batch.name, formatWeekdays(batch.days, t), batchTimes(batch, locale)].join(', ')}
    </p>
  )
}

/** The class of the booking, or when the hold or the request ends. */
function When({ booking, now }: BookingItemProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { session, state, hold_until: until, next_at: next } = booking
  const lines = [
    session !== null && classText(session, locale, now),
    session === null &&
      next !== null &&
      state === 'confirmed' &&
      t(messages.next(startText(next, locale, now))),
    until !== null &&
      Date.parse(until) > now &&
      (state === 'held'
        ? t(messages.heldUntil(formatMoment(until, { now, locale, inSentence: true })))
        : state === 'requested' &&
          t(messages.answerBy(formatMoment(until, { now, locale, inSentence: true })))),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => (
    <p key={line} className={styles.when}>
      {line}
    </p>
  ))
}
