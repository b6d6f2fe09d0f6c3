import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { TableScreen, type TableState } from '@edbazaar/feature-list-kit/table'
import { apiAtom, importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { QueueSwitch } from '../queue-switch/QueueSwitch'
import type { AdminTable, LoadedPage, LoadedTable } from './admin-table-page'
import { tableQuery } from './table-query'

interface AdminTableScreenProps<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
> {
  table: AdminTable<Row, Column, State>
}

/** A table of all records of a kind. */
export function AdminTableScreen<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
>({ table }: AdminTableScreenProps<Row, Column, State>) {
  const loaded = useLoaderData<LoadedPage<Row, State> | null>()
  const [search] = useSearchParams()
  const skeleton = <Rows table={table} state={table.url.read(search)} loaded={null} />
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={skeleton}>
      {(page) =>
        'queue' in page ? (
          <Suspense fallback={skeleton}>
            <Queue {...page.queue} />
          </Suspense>
        ) : (
          <Rows table={table} {...page} />
        )
      }
    </PrivatePage>
  )
}

/** Loads with the first queue. */
const Queue = lazy(async () => {
  const { ModerationQueue } = await importWithRetry(() => import('../moderation'))
  return { default: ModerationQueue }
})

interface RowsProps<Row, State> {
  state: State
  loaded: LoadedTable<Row, State>['loaded'] | null
}

function Rows<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
>({ table, state, loaded }: AdminTableScreenProps<Row, Column, State> & RowsProps<Row, State>) {
  const t = useMessages(table.messages, ...table.uses)
  const api = useAtomValue(apiAtom)
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const definition = useMemo(
    () => ({
      id: table.id,
      url: table.url,
      columns: table.columns(t),
      filters: table.filters(t),
      idOf: ({ id }: Row) => `${id}`,
      nameOf: table.nameOf,
    }),
    [table, t],
  )
  async function loadCsv() {
    if (api === null) throw new Error('Set apiAtom before anything renders.')
    return table.loadCsv(api, tableQuery(state))
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
        loadCsv={() => withPassword(loadCsv)}
        rowActions={table.rowActions}
        hrefOf={table.hrefOf}
        headEnd={table.queue && <QueueSwitch path={table.queue.path} view="listings" />}
      />
      {passwordDialog}
    </>
  )
}
