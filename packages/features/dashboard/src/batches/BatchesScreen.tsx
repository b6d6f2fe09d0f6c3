import { TableScreen } from '@edbazaar/feature-list-kit/table'
import { accountPaths, apiAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import * as styles from '../parts/parts.css'
import { batchesCsv, batchesTable } from './batches-table'
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
  const table = useMemo(() => batchesTable(t, locale, page.stores), [t, locale, page.stores])
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
          rowActions={({ name, product }) => (
            <Link href={accountPaths.editService(product.id)} aria-label={t(messages.editOf(name))}>
              <PencilIcon size="small" />
            </Link>
          )}
          loadCsv={async () =>
            batchesCsv(t, api === null ? [] : await loadAllBatches(api, userId, state))
          }
        />
      </div>
    </div>
  )
}
