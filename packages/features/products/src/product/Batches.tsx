import type { Batch, Product } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import * as pageStyles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { EnquireButton, thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import {
  ageRangeLabel,
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { bookingPaths, type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatRupees, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { Seats, type SeatsState } from '@edbazaar/ui/Seats'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './batches.css'
import { batchesId, isOpen } from './bookable'
import type { BookableBatch } from './load-product'
import { messages } from './messages'

/** The number of free seats is shown for this many or fewer. */
const fewSeats = 5

interface BatchesProps {
  product: Product
  bookable: readonly BookableBatch[]
}

/** The batches with their times, ages, free seats and prices, and links to book them. */
export function Batches({ product, bookable }: BatchesProps) {
  const t = useMessages(messages)
  const { batches } = product
  return (
    <section id={batchesId} className={pageStyles.section}>
      <SectionHead title={t(messages.batches)} isFlush={batches.length > 0} />
      {batches.length === 0 ? (
        <p className={pageStyles.missing}>{t(messages.noBatches)}</p>
      ) : (
        <ul>
          {batches.map((batch) => (
            <BatchLine
              key={batch.id}
              product={product}
              batch={batch}
              offer={bookable.find(({ id }) => id === batch.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface BatchLineProps {
  product: Product
  batch: Batch
  offer: BookableBatch | undefined
}

function BatchLine({ product, batch, offer }: BatchLineProps) {
  const t = useMessages(messages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const price = offer?.price ?? batch.price
  const availability = offer ? seatsOf(offer, t, locale) : seatsAvailability(batch, t)
  const age = offer && ageRangeLabel(offer.age_min, offer.age_max, t)
  return (
    <li className={styles.batch}>
      <p className={styles.batchPart}>
        <b className={styles.batchName} lang={languageOf(batch.name)}>
          {batch.name}
        </b>
        {age && <span>{age}</span>}
      </p>
      <p className={styles.batchPart}>
        <span>{formatWeekdays(batch.days, t)}</span> <span>{batchTimes(batch, locale)}</span>
      </p>
      <p className={styles.batchPart}>
        <span>{batchDates(batch, product.kind, t, locale)}</span>{' '}
        {price !== null && (
          <span>
            <b className={styles.batchName}>{formatRupees(price)}</b>{' '}
            {t(productMessages.units[product.price_unit])}
          </span>
        )}
      </p>
      {availability && (
        <Seats state={availability.state} className={styles.batchSeats}>
          {availability.label}
        </Seats>
      )}
      <BatchAction product={product} batch={batch} offer={offer} />
    </li>
  )
}

/** Book, or the waitlist of a full batch; otherwise Enquire. */
function BatchAction({ product, batch, offer }: BatchLineProps) {
  const t = useMessages(messages)
  const isFull = offer?.seats_left === 0
  if (offer && isOpen(offer))
    return (
      <ButtonLink
        href={bookingPaths.book(product.slug, batch.id)}
        variant={isFull ? 'quiet' : 'main'}
        className={styles.batchEnquire}
        aria-label={t((isFull ? messages.joinWaitlistOf : messages.bookBatch)(batch.name))}
      >
        {t(isFull ? messages.joinWaitlist : messages.book)}
      </ButtonLink>
    )
  if (!product.accepts_enquiries) return null
  return (
    <EnquireButton
      variant="quiet"
      className={styles.batchEnquire}
      aria-label={t(messages.enquireAboutBatch(batch.name))}
      recipient={{
        kind: 'product',
        id: product.id,
        name: product.name,
        batch: { id: batch.id, name: batch.name },
        image: thumbnailOf(product.images[0]),
      }}
    >
      {t(messages.enquire)}
    </EnquireButton>
  )
}

function seatsOf(
  offer: BookableBatch,
  t: Translate,
  locale: Locale,
): { state: SeatsState; label: string } {
  const { state, reopens_on: reopens, seats_left: left, waiting_families: waiting } = offer
  if (state === 'paused' && reopens !== null)
    return {
      state: 'opens',
      label: t(messages.opens(formatDay(reopens, { isShort: true, locale }))),
    }
  if (state !== 'open') return { state: 'closed', label: t(messages.closed) }
  if (left > fewSeats) return { state: 'open', label: t(messages.open) }
  if (left > 0) return { state: 'few', label: t(messages.left(left)) }
  const full = waiting > 0 ? messages.fullWaiting(waiting) : productMessages.full
  return { state: 'closed', label: t(full) }
}
