import { answerOf } from '@edbazaar/api-client'
import { dayInIndia, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { formatDay, formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRequest } from '../use-request'
import * as styles from './calendar-addresses.css'
import { messages } from './messages'
import type { PrivateCalendar } from './private-calendar'

interface CalendarRowProps {
  calendar: PrivateCalendar
  now: number
  onRevoked: () => Promise<unknown>
}

/** An address: when it was created and last read, with a button that revokes it. */
export function CalendarRow({ calendar, now, onRevoked }: CalendarRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  const { id, store, created_at: createdAt, last_read_at: readAt } = calendar
  const day = formatDay(dayInIndia(createdAt), { withYear: true, locale })
  const read =
    readAt === null
      ? t(messages.neverRead)
      : t(messages.readAt(formatMoment(readAt, { now, locale, inSentence: true })))
  const revoke = () =>
    run((api) => answerOf(api.DELETE('/my-calendars/{id}', { params: { path: { id } } })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.revoked) })
        setIsAsking(false)
        await onRevoked()
      },
    })
  return (
    <li className={styles.row}>
      <div>
        {store !== null && (
          <p className={styles.store} lang={languageOf(store.name)}>
            {store.name}
          </p>
        )}
        <p className={styles.quiet}>
          {t(messages.createdOn(day))}, {read}
        </p>
      </div>
      <Button
        variant="bare"
        aria-label={t(
          store === null ? messages.revokeOf(day) : messages.revokeOfStore(store.name, day),
        )}
        onClick={() => setIsAsking(true)}
      >
        {t(messages.revoke)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(messages.revokeTitle)}
        question={t(messages.revokeText)}
        yesLabel={t(messages.revoke)}
        noLabel={t(messages.keep)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void revoke()}
        onNo={() => setIsAsking(false)}
      />
    </li>
  )
}
