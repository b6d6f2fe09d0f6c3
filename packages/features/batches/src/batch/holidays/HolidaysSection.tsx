import { todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon, XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { fullDay } from '../../times/times'
import type { OpenBatchDialog } from '../BatchDialog'
import * as styles from '../batch.css'
import type { LoadedBatch } from '../load-batch'
import { messages } from './messages'

interface HolidaysSectionProps extends LoadedBatch {
  onOpen: (dialog: OpenBatchDialog) => void
}

/** The holidays of the store that are still to come. */
export function HolidaysSection({ batch, holidays, now, onOpen }: HolidaysSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const today = todayInIndia(new Date(now))
  const ahead = holidays
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => a.on.localeCompare(b.on))
  return (
    <section aria-labelledby="holidays">
      <header className={styles.sideHead}>
        <h2 id="holidays">{t(messages.title)}</h2>
        {batch.rights.change && (
          <Button variant="bare" onClick={() => onOpen({ kind: 'holiday' })}>
            <PlusIcon size="small" />
            {t(messages.add)}
          </Button>
        )}
      </header>
      <ul>
        {ahead.map((holiday) => {
          const day = fullDay(holiday.on, locale, { withYear: true })
          return (
            <li key={holiday.id} className={styles.line}>
              <span lang={languageOf(holiday.name)}>
                {holiday.name}
                <small>{day}</small>
              </span>
              {batch.rights.change && (
                <IconButton
                  label={t(messages.remove(day))}
                  icon={<XIcon />}
                  onClick={() => onOpen({ kind: 'removeHoliday', holiday })}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.sideText}>
        {ahead.length === 0 ? t(messages.none) : t(messages.text(batch.store.name))}
      </p>
    </section>
  )
}
