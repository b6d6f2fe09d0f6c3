import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { dayInIndia, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import * as partStyles from '../parts/parts.css'
import type { LoadedMine } from './load-mine'
import { messages } from './messages'
import * as styles from './mine.css'

/** Private calendar addresses: create one, and revoke it. */
export function Calendars({ calendars, now }: Pick<LoadedMine, 'calendars' | 'now'>) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const [added, setAdded] = useState<{ id: number; url: string } | null>(null)
  const isAddedThere = added !== null && calendars.some(({ id }) => id === added.id)
  async function onAdd() {
    await run((api) => answerOf(api.POST('/my-calendars', { body: {} })), {
      async onSuccess(calendar) {
        setAdded(calendar)
        await revalidate()
      },
    })
  }
  return (
    <section className={partStyles.section}>
      <SectionHead title={t(messages.calendar)} />
      <p className={partStyles.text}>{t(messages.calendarText)}</p>
      {isAddedThere && <NewAddress url={added.url} />}
      <ul>
        {calendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} now={now} />
        ))}
      </ul>
      {calendars.length < 10 && (
        <p>
          <Button loading={isBusy} onClick={() => void onAdd()}>
            {t(messages.addCalendar)}
          </Button>
        </p>
      )}
    </section>
  )
}

/** Shown once, because only its hash is stored. */
function NewAddress({ url }: { url: string }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const hint = useId()
  async function onCopy() {
    await navigator.clipboard.writeText(url)
    showToast({ type: 'success', message: t(messages.copied) })
  }
  return (
    <div className={styles.address}>
      <TextField
        label={t(messages.address)}
        aria-describedby={hint}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void onCopy()}>{t(messages.copy)}</Button>
      <p id={hint} className={styles.addressHint}>
        {t(messages.copyNow)}
      </p>
    </div>
  )
}

interface CalendarRowProps {
  calendar: LoadedMine['calendars'][number]
  now: number
}

function CalendarRow({ calendar, now }: CalendarRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  const { id, created_at: createdAt, last_read_at: readAt } = calendar
  const day = formatDay(dayInIndia(createdAt), { withYear: true, locale })
  async function onRevoke() {
    await run((api) => answerOf(api.DELETE('/my-calendars/{id}', { params: { path: { id } } })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.revoked) })
        setIsAsking(false)
        await revalidate()
      },
    })
  }
  const read =
    readAt === null
      ? t(messages.neverRead)
      : t(messages.readAt(formatMoment(readAt, { now, locale, inSentence: true })))
  return (
    <li className={styles.item}>
      <p className={styles.quiet}>
        {t(messages.createdOn(day))}, {read}
      </p>
      <Button
        variant="bare"
        aria-label={t(messages.revokeOf(day))}
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
        onYes={() => void onRevoke()}
        onNo={() => setIsAsking(false)}
      />
    </li>
  )
}
