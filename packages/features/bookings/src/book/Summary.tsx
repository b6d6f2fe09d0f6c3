import type { BookingForm, ChosenBatch } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatAgeRange } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { seatsOfClass } from '../parts/class-seats'
import { Facts } from '../parts/Facts'
import { messages as partMessages } from '../parts/messages'
import * as partStyles from '../parts/parts.css'
import { classText } from '../parts/when'
import * as styles from './book.css'
import { seatsOf } from './book-choice'
import { messages } from './messages'
import { Prices } from './Prices'
import type { BookState } from './use-book'

interface SummaryProps {
  form: BookingForm
  batch: ChosenBatch
  state: BookState
}

/** The choice so far: the batch or the class, the children with the total, and the button that sends it. */
export function Summary({ form, batch, state }: SummaryProps) {
  const t = useMessages(messages, partMessages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const { product, store, children: own } = form
  const { way, isSending } = state
  const { kind, session: chosenId } = state.choice
  const isTerm = kind === 'term'
  const session = batch.sessions.find(({ id }) => id === chosenId)
  const seatsLeft = isTerm ? batch.seats_left : session && seatsOfClass(session, kind)
  const count = seatsOf(batch, state.choice)
  return (
    <aside aria-labelledby="batch-title" className={partStyles.card}>
      <h2 id="batch-title" className={partStyles.cardTitle}>
        {batch.name}
      </h2>
      <Facts
        lines={[
          {
            name: t(partMessages.days),
            value: isTerm && `${formatWeekdays(batch.days, t)}, ${batchTimes(batch, locale)}`,
          },
          {
            name: t(partMessages.dates),
            value: isTerm && batchDates(batch, product.kind, t, locale),
          },
          {
            name: t(partMessages.kinds[kind]),
            value: !isTerm && (session ? classText(session, locale) : t(messages.noClass)),
          },
          {
            name: t(productMessages.age('')).trim(),
            value: formatAgeRange(batch.age_min, batch.age_max),
          },
          {
            name: t(kind === 'trial' ? messages.trialSeats : messages.seats),
            value: seatsLeft !== undefined && <SeatsNow left={seatsLeft} />,
          },
        ]}
      />
      {way === 'wait' ? <Line batch={batch} /> : <Prices batch={batch} own={own} state={state} />}
      {way === 'closed' ? (
        <p className={partStyles.text}>{t(messages.closed)}</p>
      ) : (
        <Button
          type="submit"
          variant="main"
          size="large"
          loading={isSending}
          className={styles.submit}
        >
          {t(actionOf(way, count))}
        </Button>
      )}
      <p className={partStyles.quiet}>
        {way === 'hold' && `${t(messages.holdNote)} `}
        {way === 'request' && `${t(messages.requestNote)} `}
        {way === 'wait' && `${t(messages.joinNote)} `}
        {t(partMessages.payProvider(store.name))}
      </p>
    </aside>
  )
}

/** The button names the number of seats once a child is chosen. */
function actionOf(way: BookState['way'], count: number) {
  if (way === 'wait') return messages.join
  if (count === 0) return way === 'hold' ? messages.holdAny : messages.requestAny
  return (way === 'hold' ? messages.hold : messages.request)(count)
}

/** The number is shown for 5 or fewer. */
function SeatsNow({ left }: { left: number }) {
  const t = useMessages(messages)
  if (left === 0) return <Seats state="closed">{t(messages.full)}</Seats>
  if (left > 5) return <Seats state="open">{t(messages.open)}</Seats>
  return <Seats state="few">{t(messages.seatsLeft(left))}</Seats>
}

/** The length of the waitlist. */
function Line({ batch }: Pick<SummaryProps, 'batch'>) {
  const t = useMessages(messages)
  return (
    <Facts
      lines={[
        { name: t(messages.yourPlace), value: t(messages.place(batch.waiting_families + 1)) },
        {
          name: t(messages.waiting),
          value: t(messages.waitingNow(batch.waiting_families, batch.waiting_children)),
        },
        { name: t(messages.movedAhead), value: String(batch.moved_ahead) },
      ]}
    />
  )
}
