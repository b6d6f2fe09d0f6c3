import {
  CalendarAddresses,
  type PrivateCalendar,
} from '@edbazaar/feature-form-kit/calendar-addresses'
import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import * as styles from '../../batch/batch.css'
import type { OwnSessions } from '../../batch-types'
import { messages } from './messages'

interface FeedDialogProps extends Pick<OwnSessions, 'stores'> {
  /** All addresses of the user. */
  calendars: readonly PrivateCalendar[]
  now: number
  /** Loads the addresses again. */
  onChange: () => Promise<unknown>
  onClose: () => void
}

/** The private addresses at which calendars read the sessions of stores. */
export default function FeedDialog(props: FeedDialogProps) {
  const { stores, calendars, now, onChange, onClose } = props
  const t = useMessages(messages)
  const [store, setStore] = useState(stores[0]?.id ?? 0)
  return (
    <Dialog
      isOpen
      title={t(messages.title)}
      description={t(messages.text)}
      closeLabel={t(messages.close)}
      onClose={onClose}
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
        <CalendarAddresses
          all={calendars}
          shown={calendars.filter((calendar) => calendar.store !== null)}
          storeId={store}
          now={now}
          onChange={onChange}
        />
      </div>
    </Dialog>
  )
}
