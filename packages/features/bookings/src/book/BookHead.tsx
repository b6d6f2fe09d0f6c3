import type { ChosenBatch } from '@edbazaar/api-client'
import { batchTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import * as partStyles from '../parts/parts.css'
import * as styles from './book.css'
import type { LoadedBook } from './load-book'
import { messages } from './messages'

interface BookHeadProps {
  form: LoadedBook
  batch: ChosenBatch
  /** Whether the choice leads to the waitlist. */
  isWaitlist: boolean
}

/** What is booked: the service, the batch with its days and times, the provider and the place. */
export function BookHead({ form: { product, store }, batch, isWaitlist }: BookHeadProps) {
  const t = useMessages(messages, productMessages)
  const locale = useLocale()
  const place = [store.address, store.city].filter(Boolean).join(', ')
  return (
    <PageHead
      look="name"
      title={t(isWaitlist ? messages.join : messages.title)}
      above={
        <Link href={paths.product(product.slug)} variant="inText">
          <span lang={languageOf(product.name)}>{product.name}</span>
        </Link>
      }
    >
      <p className={styles.batch}>
        <b lang={languageOf(batch.name)}>{batch.name}</b>
        <span>{`${formatWeekdays(batch.days, t)}, ${batchTimes(batch, locale)}`}</span>
      </p>
      <p className={partStyles.text}>
        <Link href={paths.store(store.id)} variant="inText">
          <span lang={languageOf(store.name)}>{store.name}</span>
        </Link>
        {place !== '' && `, ${place}`}
      </p>
    </PageHead>
  )
}
