import type { ListingDecisionRequest } from '@edbazaar/api-client'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { TableScreen, type TableState, useTableSelection } from '@edbazaar/feature-list-kit/table'
import { apiAtom, importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { QueueSwitch } from '../queue-switch/QueueSwitch'
import type { AdminTable, LoadedTable } from './admin-table-page'
import { tableQuery } from './table-query'
import { useMatchingIds } from './use-matching-ids'

interface TableRowsProps<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
> {
  table: AdminTable<Row, Column, State>
  state: State
  loaded: LoadedTable<Row, State>['loaded'] | null
}

/** The rows of an admin table, and what can be decided about them. */
export function TableRows<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
>({ table, state, loaded }: TableRowsProps<Row, Column, State>) {
  const t = useMessages(table.messages, ...table.uses)
  const api = useAtomValue(apiAtom)
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const selection = useTableSelection()
  const { selected, select } = selection
  const [outcome, setOutcome] = useState<ListingDecisionRequest['outcome'] | null>(null)
  const loadMatchingIds = useMatchingIds(table.list, state)
  const definition = useMemo(
    () => ({
      id: table.id,
      url: table.url,
      columns: table.columns(t),
      initiallyHidden: table.initiallyHidden,
      filters: table.filters(t),
      moreFilters: table.moreFilters,
      idOf: ({ id }: Row) => `${id}`,
      nameOf: table.nameOf,
    }),
    [table, t],
  )
  const page = loaded === 'failed' ? null : loaded
  async function loadCsv() {
    if (api === null) throw new Error('Set apiAtom before anything renders.')
    return table.loadCsv(api, tableQuery(state))
  }
  async function selectAll(limit: number) {
    const ids = await loadMatchingIds(limit)
    if (ids !== null) select(ids)
  }
  function nameOf(id: string) {
    const row = page?.data.find((each) => `${each.id}` === id)
    return row && table.nameOf(row)
  }
  return (
    <>
      <TableScreen
        table={definition}
        title={t(table.messages.title)}
        standfirst={t(table.messages.standfirst)}
        searchLabel={t(table.messages.search)}
        state={state}
        loaded={loaded}
        selection={table.decides && selection}
        bulkActions={
          <Suspense>
            <ListingActions
              count={selected.length}
              total={page?.total ?? 0}
              onDecide={setOutcome}
              onSelectAll={selectAll}
            />
          </Suspense>
        }
        loadCsv={() => withPassword(loadCsv)}
        rowActions={table.rowActions}
        actionsWidth={table.actionsWidth}
        hrefOf={table.hrefOf}
        switcher={table.queue && <QueueSwitch path={table.queue.path} view="listings" />}
        headEnd={table.headEnd}
      />
      {table.decides && page !== null && (
        <Suspense>
          <ListingDecisions
            kind={table.decides}
            selected={selected}
            activeId={selection.activeId}
            outcome={outcome}
            onOutcomeChange={setOutcome}
            nameOf={nameOf}
            onDone={() => select([])}
          />
        </Suspense>
      )}
      {passwordDialog}
      {page !== null && table.dialogs}
    </>
  )
}

/** Load after the table: its rows can be read without them. */
const ListingActions = lazy(async () => ({
  default: (await importWithRetry(() => import('../moderation/listings'))).ListingActions,
}))
const ListingDecisions = lazy(async () => ({
  default: (await importWithRetry(() => import('../moderation/listings'))).ListingDecisions,
}))
