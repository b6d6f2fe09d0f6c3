import { useRequestedState } from '@edbazaar/feature-list-kit/table'
import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import { useNavigate } from 'react-router-dom'
import * as pageStyles from '../page/page.css'
import { AddButtons } from './add/AddButtons'
import { type BatchesState, batchesUrl } from './batches-url'
import * as styles from './calendar.css'
import type { LoadedBatches } from './load-batches'
import { messages } from './messages'
import { ViewSwitch } from './ViewSwitch'

/** The title, the store, the view and what can be added, above the calendar and the table. */
export function BatchesHead({ state, week, page }: LoadedBatches) {
  const t = useMessages(messages)
  return (
    <header className={pageStyles.head}>
      <h1 className={pageStyles.title}>{t(messages.title)}</h1>
      <div className={styles.tools}>
        <StoreSelect state={state} stores={page.stores} />
        <ViewSwitch state={state} />
        <AddButtons state={state} week={week} />
      </div>
    </header>
  )
}

interface StoreSelectProps {
  state: BatchesState
  stores: LoadedBatches['page']['stores']
}

function StoreSelect({ state, stores }: StoreSelectProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const requested = useRequestedState(batchesUrl, state)
  if (stores.length < 2) return null
  return (
    <Select
      label={t(messages.store)}
      labelPlace="hidden"
      value={requested.store === null ? '' : String(requested.store)}
      options={[
        { value: '', label: t(messages.allStores) },
        ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) => {
        const store = target.value === '' ? null : Number(target.value)
        void navigate(batchesUrl.pathOf({ ...requested, store, page: 1 }), { flushSync: true })
      }}
    />
  )
}
