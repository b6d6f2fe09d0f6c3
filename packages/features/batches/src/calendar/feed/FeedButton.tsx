import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { lazy, Suspense, useState } from 'react'
import type { OwnSessions, StoreCalendar } from '../../shared/batch-types'
import * as styles from './feed.css'
import { messages } from './messages'

const FeedDialog = lazy(() => importWithRetry(() => import('./FeedDialog')))

/** Opens the private calendar addresses of the stores that the user works for. */
export function FeedButton({ stores }: Pick<OwnSessions, 'stores'>) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [calendars, setCalendars] = useState<readonly StoreCalendar[] | null>(null)
  if (stores.length === 0) return null
  const load = () =>
    run((api) => answerOf(api.GET('/my-calendars')), {
      onSuccess: ({ data }) => setCalendars(data.filter(({ store }) => store !== null)),
    })
  return (
    <p className={styles.button}>
      <Button loading={isBusy} onClick={() => void load()}>
        {t(messages.open)}
      </Button>
      <Suspense>
        {calendars !== null && (
          <FeedDialog
            stores={stores}
            calendars={calendars}
            onChange={load}
            onClose={() => setCalendars(null)}
          />
        )}
      </Suspense>
    </p>
  )
}
