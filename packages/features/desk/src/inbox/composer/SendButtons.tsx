import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuProps } from '@edbazaar/ui/Menu'
import * as styles from '../conversation.css'
import type { Enquiry } from '../enquiry-types'
import { dueMoment, fullMoment } from '../moments'
import { laterTimes } from './later-times'
import { messages } from './messages'
import type { Composing } from './use-composer'

interface SendButtonsProps {
  enquiry: Enquiry
  composer: Composing
  now: number
}

/** Sends an email, saves a note or logs a call; an email also later, or at another time. */
export function SendButtons({ enquiry, composer, now }: SendButtonsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const first = composer.waitsUntil
  const times = laterTimes(enquiry.consent, now).filter(
    (at) => first === null || Date.parse(at) !== Date.parse(first),
  )
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="main" loading={composer.isBusy}>
        {composer.labels.send} <kbd className={styles.key}>Ctrl ↵</kbd>
      </Button>
      {composer.kind === 'email' &&
        (composer.waitsUntil === null ? (
          <>
            <Button loading={composer.isBusy} onClick={() => void composer.send({ snoozeDays: 3 })}>
              {t(messages.sendAndSnooze)}
            </Button>
            <SendMenu
              label={t(messages.sendLaterMenu)}
              items={times.map((at) => ({
                label: fullMoment(at, { now, locale }),
                onSelect: () => void composer.send({ at }),
              }))}
            />
          </>
        ) : (
          <SendMenu
            label={t(messages.moreSending)}
            items={[
              {
                label: t(messages.scheduleAndSnooze),
                onSelect: () => void composer.send({ snoozeDays: 3 }),
              },
              ...times.map((at) => ({
                label: t(messages.sendAt(dueMoment(at, { now, locale }))),
                onSelect: () => void composer.send({ at }),
              })),
            ]}
          />
        ))}
    </div>
  )
}

function SendMenu({ label, items }: { label: string; items: MenuProps['items'] }) {
  if (items.length === 0) return null
  return (
    <Menu side="top" className={styles.later} items={items}>
      {label}
      <ChevronDownIcon size="small" />
    </Menu>
  )
}
