import { batchTimeMessages } from '@edbazaar/feature-catalogue-ui/batch-times'
import { TableScreen } from '@edbazaar/feature-list-kit/table'
import { accountPaths, apiAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { batchesCsv, batchesTable } from './batches-table'
import type { BatchesState } from './batches-url'
import { type LoadedBatches, loadAllBatches } from './load-batches'
import { messages } from './messages'

interface BatchTableProps {
  state: BatchesState
  page: LoadedBatches['page']
  userId: number
}

/** The batches of all stores of the user, with search, filters and a CSV file. */
export function BatchTable({ state, page, userId }: BatchTableProps) {
  const t = useMessages(messages, batchTimeMessages)
  const locale = useLocale()
  const api = useAtomValue(apiAtom)
  const table = useMemo(() => batchesTable(t, locale), [t, locale])
  return (
    <TableScreen
      table={table}
      title={t(messages.title)}
      hasHead={false}
      searchLabel={t(messages.search)}
      state={state}
      loaded={page}
      hrefOf={({ id }) => accountPaths.batch(id)}
      actionsWidth={84}
      rowActions={({ name, product }) => (
        <Link href={accountPaths.editProduct(product.id)} aria-label={t(messages.editOf(name))}>
          {t(messages.edit)}
        </Link>
      )}
      loadCsv={async () =>
        batchesCsv(t, api === null ? [] : await loadAllBatches(api, userId, state))
      }
    />
  )
}
