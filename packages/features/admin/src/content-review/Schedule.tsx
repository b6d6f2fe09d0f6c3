import { MomentField, momentText } from '@edbazaar/feature-form-kit/moment'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useState } from 'react'
import { messages } from './messages'
import * as styles from './review.css'

interface ScheduleProps {
  /** From when it is public, as ISO 8601; null if it has no date yet. */
  at: string | null
  isBusy: boolean
  /** Whether it can be published at once: it has to be approved. */
  canPublish: boolean
  onPlace: (at: string) => Promise<void>
}

/** The day and time from which a blog or video is public that is not public yet. */
export function Schedule({ at, isBusy, canPublish, onPlace }: ScheduleProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [chosen, setChosen] = useState(at)
  return (
    <>
      {at !== null && <p>{t(messages.scheduled(momentText(at, locale)))}</p>}
      <MomentField value={at} onChange={setChosen} />
      <div className={styles.placeButtons}>
        <Button
          loading={isBusy}
          disabled={chosen === null || chosen === at}
          onClick={() => chosen !== null && void onPlace(chosen)}
        >
          {t(at === null ? messages.setDate : messages.changeDate)}
        </Button>
        {canPublish && (
          <Button loading={isBusy} onClick={() => void onPlace(new Date().toISOString())}>
            {t(messages.publishNow)}
          </Button>
        )}
      </div>
    </>
  )
}
