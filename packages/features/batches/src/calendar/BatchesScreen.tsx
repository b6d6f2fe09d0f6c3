import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useLoaderData } from 'react-router-dom'
import { LoadingPage } from '../page/LoadingPage'
import * as pageStyles from '../page/page.css'
import { BatchesHead } from './BatchesHead'
import { BatchTable } from './BatchTable'
import type { LoadedBatches, loadBatches } from './load-batches'
import { messages } from './messages'
import { WeekView } from './WeekView'

/** `/dashboard/batches`: the sessions of a week, or a table of all batches of the user's stores. */
export function BatchesScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadBatches>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {(batches) => <Batches {...batches} />}
    </PrivatePage>
  )
}

function Batches(loaded: LoadedBatches) {
  const { state, userId, week, page } = loaded
  return (
    <div className={pageStyles.page}>
      <BatchesHead {...loaded} />
      {state.view === 'table' ? (
        <BatchTable state={state} page={page} userId={userId} />
      ) : (
        <WeekView state={state} week={week} page={page} />
      )}
    </div>
  )
}
