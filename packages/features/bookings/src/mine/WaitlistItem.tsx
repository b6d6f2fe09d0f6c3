import type { MyWaitlist } from '@edbazaar/api-client'
import { bookingPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import * as styles from './mine.css'

interface WaitlistItemProps {
  entry: MyWaitlist
  /** The current time in milliseconds. */
  now: number
}

/** A waitlist in the list: the place in line, or the offer to answer. */
export function WaitlistItem({ entry, now }: WaitlistItemProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { id, product, batch, store, children, offer, place, line } = entry
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.name} lang={languageOf(product.name)}>
          {product.name}
        </h3>
        <p className={styles.quiet}>{[...children, batch.name, store.name].join(', ')}</p>
        <p>
          {offer === null
            ? place !== null && t(messages.place(place, line.length))
            : t(
                messages.offer(
                  offer.seats,
                  formatMoment(offer.expires_at, { now, locale, inSentence: true }),
                ),
              )}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          href={bookingPaths.waitlist(id)}
          variant={offer === null ? 'quiet' : 'main'}
          aria-label={offer === null ? t(messages.seePlaceOf(product.name)) : undefined}
        >
          {t(offer === null ? messages.seePlace : messages.answer)}
        </ButtonLink>
      </div>
    </li>
  )
}
