import { batchTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import {
  accountPaths,
  dayInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatAgeRange, languageOf } from '@edbazaar/ui/formatting'
import {
  CheckIcon,
  ChevronLeftIcon,
  EllipsisIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
} from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Menu } from '@edbazaar/ui/Menu'
import type { BatchDesk, BatchSession } from '../batch-types'
import * as pageStyles from '../page/page.css'
import { shortDays } from '../times/times'
import type { OpenBatchDialog } from './BatchDialog'
import * as styles from './batch.css'
import { useOpenJoining } from './joining/use-joining'
import { messages } from './messages'

interface BatchHeadProps {
  batch: BatchDesk
  sessions: readonly BatchSession[]
  /** Milliseconds. */
  now: number
  onOpen: (dialog: OpenBatchDialog) => void
}

/** Name, days and times of the batch, and what can be done with all of it. */
export function BatchHead({ batch, sessions, now, onOpen }: BatchHeadProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { name, days, min_age: min, max_age: max, product } = batch
  const ages = formatAgeRange(min, max, locale)
  const current = batch.rights.answer ? currentSession(sessions, now) : undefined
  const facts = [
    product.name,
    shortDays(days, locale),
    batchTimes(batch, locale),
    ...(ages === '' ? [] : [t(messages.ages(ages))]),
  ]
  return (
    <header className={pageStyles.head}>
      <div className={styles.names}>
        <Link href={accountPaths.dashboardBatches}>
          <ChevronLeftIcon size="small" />
          {t(messages.batches)}
        </Link>
        <h1 className={pageStyles.title} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} lang={languageOf(fact)}>
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.tools}>
        {current && (
          <ButtonLink variant="main" href={accountPaths.attendance(batch.id, current.id)}>
            <CheckIcon size="small" />
            {t(messages.attendance)}
          </ButtonLink>
        )}
        {batch.rights.change && batch.state !== 'cancelled' && (
          <Actions batch={batch} onOpen={onOpen} />
        )}
      </div>
    </header>
  )
}

/** The last session that has begun today, whose attendance can be marked. */
const currentSession = (sessions: readonly BatchSession[], now: number) =>
  sessions.findLast(
    ({ state, starts_at: start }) =>
      state !== 'cancelled' &&
      Date.parse(start) <= now &&
      dayInIndia(start) === todayInIndia(new Date(now)),
  )

function Actions({ batch, onOpen }: Pick<BatchHeadProps, 'batch' | 'onOpen'>) {
  const t = useMessages(messages)
  const { openJoining, isBusy } = useOpenJoining(batch)
  return (
    <>
      {batch.state === 'open' ? (
        <Button onClick={() => onOpen({ kind: 'pause' })}>
          <PauseIcon size="small" />
          {t(messages.pause)}
        </Button>
      ) : (
        <Button loading={isBusy} onClick={() => void openJoining()}>
          <PlayIcon size="small" />
          {t(messages.open)}
        </Button>
      )}
      <ButtonLink href={accountPaths.editProduct(batch.product.id)}>
        <PencilIcon size="small" />
        {t(messages.edit)}
      </ButtonLink>
      <Menu
        className={styles.more}
        align="end"
        aria-label={t(messages.more)}
        items={[
          { label: t(messages.settings), onSelect: () => onOpen({ kind: 'joining' }) },
          { label: t(messages.families), href: accountPaths.batchEnquiries(batch.id) },
          { label: t(messages.copy), onSelect: () => onOpen({ kind: 'copy' }) },
          { label: t(messages.cancelBatch), onSelect: () => onOpen({ kind: 'cancel' }) },
        ]}
      >
        <EllipsisIcon />
      </Menu>
    </>
  )
}
