import type { MyBooking } from '@edbazaar/api-client'
import { bookingPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import * as partStyles from '../parts/parts.css'
import { messages } from './messages'

/** Leads to the form of the batch. */
export function BookAgain({ booking: { product, batch } }: { booking: MyBooking }) {
  const t = useMessages(messages)
  return (
    <p className={partStyles.noticeButtons}>
      <ButtonLink href={bookingPaths.book(product.slug, batch.id)} variant="main">
        {t(messages.bookAgain)}
      </ButtonLink>
    </p>
  )
}
