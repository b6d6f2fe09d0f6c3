import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { BatchesHead } from './BatchesHead'
import { BatchTable } from './BatchTable'
import * as styles from './calendar.css'
import type { LoadedBatches, loadBatches } from './load-batches'
import { messages } from './messages'
import { WeekView } from './WeekView'

/** `/dashboard/batches`: the sessions of a week, or a table of all batches of the user's stores. */
export function BatchesScreen() {
  const loaded = useLoaderData<typeof loadBatches>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingBatches />}>
      {(batches) => <Batches {...batches} />}
    </PrivatePage>
  )
}

function Batches(loaded: LoadedBatches) {
  const { state, userId, week, page } = loaded
  return (
    <div className={styles.page}>
      <BatchesHead {...loaded} />
      {state.view === 'table' ? (
        <BatchTable state={state} page={page} userId={userId} />
      ) : (
        <WeekView state={state} week={week} page={page} />
      )}
    </div>
  )
}

function LoadingBatches() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(messages.title)}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
