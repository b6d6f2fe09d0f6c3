import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import * as styles from '../conversation.css'
import type { Enquiry } from '../enquiry-types'
import { fullMoment } from '../moments'
import { laterTimes } from './later-times'
import { messages } from './messages'
import type { Composing } from './use-composer'

interface SendButtonsProps {
  enquiry: Enquiry
  composer: Composing
  now: number
}

/** Sends an email, saves a note or logs a call; an email also later. */
export function SendButtons({ enquiry, composer, now }: SendButtonsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const times = laterTimes(enquiry.consent, now)
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="main" loading={composer.isBusy}>
        {composer.labels.send} <kbd className={styles.key}>Ctrl ↵</kbd>
      </Button>
      {composer.kind === 'email' && (
        <>
          <Button loading={composer.isBusy} onClick={() => void composer.send({ snoozeDays: 3 })}>
            {t(messages.sendAndSnooze)}
          </Button>
          {times.length > 0 && (
            <Menu
              side="top"
              className={styles.later}
              items={times.map((at) => ({
                label: fullMoment(at, { now, locale }),
                onSelect: () => void composer.send({ at }),
              }))}
            >
              {t(messages.sendLaterMenu)}
              <ChevronDownIcon size="small" />
            </Menu>
          )}
        </>
      )}
    </div>
  )
}
