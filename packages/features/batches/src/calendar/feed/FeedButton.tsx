import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import type { PrivateCalendar } from '@edbazaar/feature-form-kit/calendar-addresses'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { lazy, Suspense, useState } from 'react'
import type { OwnSessions } from '../../batch-types'
import * as styles from './feed.css'
import { messages } from './messages'

const FeedDialog = lazy(() => importWithRetry(() => import('./FeedDialog')))

interface Loaded {
  readonly calendars: readonly PrivateCalendar[]
  readonly now: number
}

/** Opens the private calendar addresses of the stores that the user works for. */
export function FeedButton({ stores }: Pick<OwnSessions, 'stores'>) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  if (stores.length === 0) return null
  const load = () =>
    run((api) => answerOf(api.GET('/my-calendars')), {
      onSuccess: ({ data }) => setLoaded({ calendars: data, now: Date.now() }),
    })
  return (
    <p className={styles.button}>
      <Button loading={isBusy} onClick={() => void load()}>
        {t(messages.open)}
      </Button>
      <Suspense>
        {loaded !== null && (
          <FeedDialog stores={stores} {...loaded} onChange={load} onClose={() => setLoaded(null)} />
        )}
      </Suspense>
    </p>
  )
}
