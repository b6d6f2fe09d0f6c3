import type { BookingForm, ChosenBatch } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatAgeRange, formatRupees } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { Facts } from '../parts/Facts'
import { messages as partMessages } from '../parts/messages'
import * as partStyles from '../parts/parts.css'
import * as styles from './book.css'
import { priceOf } from './book-choice'
import { messages } from './messages'
import type { BookState } from './use-book'

interface SummaryProps {
  form: BookingForm
  batch: ChosenBatch
  state: BookState
}

/** The batch, the price of the choice, and the button that sends it. */
export function Summary({ form, batch, state }: SummaryProps) {
  const t = useMessages(messages, partMessages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const { product, store, children: own } = form
  const { way, isSending } = state
  const count = state.choice.children.length
  return (
    <aside aria-labelledby="batch-title" className={partStyles.card}>
      <h2 id="batch-title" className={partStyles.cardTitle}>
        {batch.name}
      </h2>
      <Facts
        lines={[
          {
            name: t(partMessages.days),
            value: `${formatWeekdays(batch.days, t)}, ${batchTimes(batch, locale)}`,
          },
          {
            name: t(partMessages.dates),
            value: batchDates(batch, product.kind, t, locale),
          },
          {
            name: t(productMessages.age('')).trim(),
            value: formatAgeRange(batch.age_min, batch.age_max),
          },
          { name: t(messages.seats), value: <SeatsNow batch={batch} /> },
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
          {way === 'wait'
            ? t(messages.join)
            : t((way === 'hold' ? messages.hold : messages.request)(Math.max(1, count)))}
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

/** The number is shown for 5 or fewer. */
function SeatsNow({ batch: { seats_left: left } }: Pick<SummaryProps, 'batch'>) {
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

interface PricesProps extends Omit<SummaryProps, 'form'> {
  own: BookingForm['children']
}

function Prices({ batch, own, state: { choice } }: PricesProps) {
  const t = useMessages(partMessages, productMessages)
  const price = priceOf(batch, choice.kind)
  if (price === null) return null
  const unit = choice.kind === 'term' ? ` ${t(productMessages.units[batch.price_unit])}` : ''
  const seats = choice.anyOf ? batch.seats_left : choice.children.length
  const chosen = own.filter(({ id }) => choice.children.includes(id)).slice(0, seats)
  return (
    <div>
      {chosen.map(({ id, name }) => (
        <p key={id} className={partStyles.line}>
          <span>{name}</span>
          <span>{formatRupees(price)}</span>
        </p>
      ))}
      <p className={partStyles.line}>
        <span>{chosen.length > 0 ? t(partMessages.total) : t(partMessages.price)}</span>
        <span>
          <b className={partStyles.total}>{formatRupees(price * Math.max(1, chosen.length))}</b>
          {unit}
        </span>
      </p>
    </div>
  )
}
