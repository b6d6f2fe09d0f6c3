import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatAgeRange, formatDay, formatRupees } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import type { BatchDesk } from '../../batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface JoiningSummaryProps {
  batch: BatchDesk
  onChange: () => void
}

/** The ways to join, in a few lines. */
export function JoiningSummary({ batch, onChange }: JoiningSummaryProps) {
  const t = useMessages(messages, productMessages)
  const locale = useLocale()
  const price = batch.price ?? batch.product.price
  const ages = formatAgeRange(batch.min_age, batch.max_age, locale)
  const offered = (rupees: number | null): string | undefined => {
    if (rupees === null) return undefined
    return rupees === 0 ? t(messages.free) : formatRupees(rupees)
  }
  const canChange = batch.rights.change && batch.state !== 'cancelled'
  return (
    <section aria-labelledby="joining">
      <header className={styles.sideHead}>
        <h2 id="joining">{t(messages.title)}</h2>
        {canChange && (
          <Button variant="bare" aria-label={t(messages.changeLabel)} onClick={onChange}>
            {t(messages.change)}
          </Button>
        )}
      </header>
      <dl className={styles.sideFacts}>
        {batch.state !== 'cancelled' && (
          <Fact
            name={t(messages.state)}
            note={
              batch.reopens_on !== null &&
              t(messages.opens(formatDay(batch.reopens_on, { locale, withYear: true })))
            }
          >
            {t(messages.states[batch.state])}
          </Fact>
        )}
        <Fact name={t(messages.booking)}>{t(messages.kinds[batch.joining])}</Fact>
        <Fact name={t(messages.price)}>
          {price === null
            ? t(messages.notProvided)
            : `${formatRupees(price)} ${t(productMessages.units[batch.product.price_unit])}`}
        </Fact>
        <Fact name={t(messages.trial)} note={batch.trial_seats > 0 && offered(batch.trial_price)}>
          {batch.trial_seats === 0
            ? t(messages.notOffered)
            : t(messages.seatsASession(batch.trial_seats))}
        </Fact>
        <Fact name={t(messages.dropIn)} note={batch.has_drop_in && offered(batch.drop_in_price)}>
          {t(batch.has_drop_in ? messages.offered : messages.notOffered)}
        </Fact>
        <Fact name={t(messages.waitlist)}>
          {batch.has_waitlist ? t(messages.offersLast(batch.offer_hours)) : t(messages.none)}
        </Fact>
        <Fact name={t(messages.ages)}>
          {ages === '' ? t(messages.agesOfService) : t(messages.ageRange(ages))}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({
  name,
  note,
  children,
}: {
  name: string
  /** In small text under the value. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
