import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { dayInIndia, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as styles from '../../batch/batch.css'
import type { OwnSessions, StoreCalendar } from '../../shared/batch-types'
import * as feedStyles from './feed.css'
import { messages } from './messages'

interface FeedDialogProps extends Pick<OwnSessions, 'stores'> {
  /** The addresses that exist. */
  calendars: readonly StoreCalendar[]
  /** Loads the addresses again. */
  onChange: () => Promise<unknown>
  onClose: () => void
}

/** The private calendar addresses of stores: create one, and revoke it. */
export default function FeedDialog({ stores, calendars, onChange, onClose }: FeedDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [store, setStore] = useState(stores[0]?.id ?? 0)
  const [added, setAdded] = useState<{ id: number; url: string } | null>(null)
  const add = () =>
    run((api) => answerOf(api.POST('/my-calendars', { body: { store_id: store } })), {
      async onSuccess(calendar) {
        setAdded(calendar)
        await onChange()
      },
    })
  return (
    <Dialog
      isOpen
      title={t(messages.title)}
      description={t(messages.text)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <Button variant="main" loading={isBusy} onClick={() => void add()}>
          {t(messages.create)}
        </Button>
      }
    >
      <div className={styles.fields}>
        {stores.length > 1 && (
          <Select
            label={t(messages.store)}
            value={String(store)}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => setStore(Number(currentTarget.value))}
          />
        )}
        {added !== null && calendars.some(({ id }) => id === added.id) && (
          <NewAddress url={added.url} />
        )}
        <ul>
          {calendars.map((calendar) => (
            <Calendar key={calendar.id} calendar={calendar} onRevoked={onChange} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Shown once, because only its hash is stored. */
function NewAddress({ url }: { url: string }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  async function copy() {
    await navigator.clipboard.writeText(url)
    showToast({ type: 'success', message: t(messages.copied) })
  }
  return (
    <>
      <TextField
        label={t(messages.address)}
        hint={t(messages.copyNow)}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <Button onClick={() => void copy()}>{t(messages.copy)}</Button>
      </p>
    </>
  )
}

interface CalendarProps {
  calendar: StoreCalendar
  onRevoked: () => Promise<unknown>
}

function Calendar({ calendar, onRevoked }: CalendarProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { id, store, created_at: createdAt } = calendar
  const name = store?.name ?? ''
  const day = formatDay(dayInIndia(createdAt), { withYear: true, locale })
  const revoke = () =>
    run((api) => answerOf(api.DELETE('/my-calendars/{id}', { params: { path: { id } } })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.revoked) })
        await onRevoked()
      },
    })
  return (
    <li className={feedStyles.calendar}>
      <span lang={languageOf(name)}>{t(messages.createdOn(name, day))}</span>
      <Button
        variant="bare"
        loading={isBusy}
        aria-label={t(messages.revokeOf(name, day))}
        onClick={() => void revoke()}
      >
        {t(messages.revoke)}
      </Button>
    </li>
  )
}
