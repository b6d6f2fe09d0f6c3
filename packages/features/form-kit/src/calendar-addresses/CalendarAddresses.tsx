import { answerOf } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useState } from 'react'
import { useRequest } from '../use-request'
import { CalendarRow } from './CalendarRow'
import * as styles from './calendar-addresses.css'
import { messages } from './messages'
import { NewAddress } from './NewAddress'
import type { PrivateCalendar } from './private-calendar'

/** The limit of the API for a user, for bookings and stores together. */
const mostCalendars = 10

interface CalendarAddressesProps {
  /** All addresses of the user. */
  all: readonly PrivateCalendar[]
  /** Those of them that are shown. */
  shown: readonly PrivateCalendar[]
  /** The store that a new address is for; null for the user's own bookings. */
  storeId: number | null
  now: number
  /** Loads the addresses again. */
  onChange: () => Promise<unknown>
}

/** Private calendar addresses: create one, and revoke it. */
export function CalendarAddresses(props: CalendarAddressesProps) {
  const { all, shown, storeId, now, onChange } = props
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [added, setAdded] = useState<{ id: number; url: string } | null>(null)
  const isAddedThere = added !== null && shown.some(({ id }) => id === added.id)
  const add = () =>
    run(
      (api) =>
        answerOf(
          api.POST('/my-calendars', { body: storeId === null ? {} : { store_id: storeId } }),
        ),
      {
        async onSuccess(calendar) {
          setAdded(calendar)
          await onChange()
        },
      },
    )
  return (
    <div className={styles.addresses}>
      {all.length < mostCalendars ? (
        <p>
          <Button loading={isBusy} onClick={() => void add()}>
            {t(messages.create)}
          </Button>
        </p>
      ) : (
        <p className={styles.quiet}>{t(messages.limit(mostCalendars))}</p>
      )}
      {isAddedThere && <NewAddress url={added.url} />}
      {shown.length > 0 && (
        <ul>
          {shown.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} now={now} onRevoked={onChange} />
          ))}
        </ul>
      )}
    </div>
  )
}
