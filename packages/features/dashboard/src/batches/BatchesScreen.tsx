import { TableScreen } from '@edbazaar/feature-list-kit/table'
import { apiAtom, paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import * as styles from '../parts/parts.css'
import { type BatchesState, batchesTable, batchesUrl, batchTimes } from './batches-table'
import { type LoadedBatches, loadAllBatches, type loadBatches } from './load-batches'
import { messages } from './messages'

/** `/dashboard/batches`: the batches of all stores of the user. */
export function BatchesScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadBatches>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {(batches) => <Batches {...batches} />}
    </PrivatePage>
  )
}

function Batches({ state, page, userId }: LoadedBatches) {
  const t = useMessages(messages)
  const locale = useLocale()
  const api = useAtomValue(apiAtom)
  const table = useMemo(() => batchesTable(t, locale), [t, locale])
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <TableScreen
          table={table}
          title={t(messages.title)}
          standfirst={t(messages.standfirst)}
          searchLabel={t(messages.search)}
          state={state}
          loaded={page}
          filters={<Filters state={state} stores={page.stores} />}
          rowActions={({ name, product }) => (
            <Link href={paths.editService(product.id)} aria-label={t(messages.editOf(name))}>
              <PencilIcon size="small" />
            </Link>
          )}
          loadAll={async () => (api === null ? [] : loadAllBatches(api, userId, state))}
        />
      </div>
    </div>
  )
}

interface FiltersProps {
  state: BatchesState
  stores: LoadedBatches['page']['stores']
}

function Filters({ state, stores }: FiltersProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const narrow = (change: Partial<BatchesState>) =>
    void navigate(batchesUrl.pathOf({ ...state, ...change, page: 1 }))
  return (
    <>
      <Select
        label={t(messages.time)}
        labelPlace="hidden"
        value={state.time ?? ''}
        onChange={({ currentTarget }) =>
          narrow({ time: batchTimes.find((time) => time === currentTarget.value) ?? null })
        }
        options={[
          { value: '', label: t(messages.anyTime) },
          ...batchTimes.map((time) => ({ value: time, label: t(messages.times[time]) })),
        ]}
      />
      {stores.length > 1 && (
        <Select
          label={t(messages.store)}
          labelPlace="hidden"
          value={String(state.store ?? '')}
          onChange={({ currentTarget }) =>
            narrow({ store: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
          options={[
            { value: '', label: t(messages.allStores) },
            ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  )
}
