import { useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { DataTable } from '../data-table/DataTable'
import { FailedLoad } from '../failed-load/FailedLoad'
import { useRequestedState } from '../url'
import { useChangedPath } from '../url/use-changed-path'
import { ExportButton } from './ExportButton'
import { messages } from './messages'
import { SavedViewsMenu } from './SavedViewsMenu'
import { isFiltered, TableFilters } from './TableFilters'
import { TableHead } from './TableHead'
import { TableSearch } from './TableSearch'
import * as styles from './table.css'
import type { TableDefinition, TablePage, TableState } from './table-definition'
import { useHiddenColumns } from './use-hidden-columns'
import type { TableSelection } from './use-table-selection'

export interface TableScreenProps<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
> {
  table: TableDefinition<Row, Column, State>
  title: string
  standfirst?: string
  /** Label of the search field: "Search by name or city". */
  searchLabel: string
  state: State
  /** The rows of the page; null while they load for the first time, `failed` when they did not. */
  loaded: TablePage<Row> | null | 'failed'
  /** Whether the title is above the table, otherwise only the number of rows. @default true */
  hasHead?: boolean
  /** A switch to another view of the same records, with a head of the same layout. */
  switcher?: ReactNode
  /** Beside the title, such as links to another table. */
  headEnd?: ReactNode
  /** The selected rows. Without it, rows cannot be selected. */
  selection?: TableSelection | undefined
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Width of `rowActions` in pixels. */
  actionsWidth?: number | undefined
  /** The page of a row; undefined for a row without one. */
  hrefOf?: ((row: Row) => string | undefined) | undefined
  /** Loads the CSV file of the current search, filters and sort; null if the user gave up. */
  loadCsv: () => Promise<string | null>
}

/**
 * A server's list as a table, with its state in the URL: search, filters, sort, page, selection across
 * pages, columns to hide, saved views and a CSV file of the view.
 */
export function TableScreen<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
>({
  table,
  title,
  standfirst,
  searchLabel,
  state,
  loaded,
  hasHead = true,
  switcher,
  headEnd,
  selection,
  bulkActions,
  rowActions,
  actionsWidth,
  hrefOf,
  loadCsv,
}: TableScreenProps<Row, Column, State>) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(table.id, table.initiallyHidden)
  const { url } = table
  const latest = useRequestedState(url, state)
  const page = loaded === 'failed' ? null : loaded
  const changedPath = useChangedPath(url, latest)
  const goTo = (next: State) => void navigate(changedPath(next), { flushSync: true })

  return (
    <>
      {hasHead ? (
        <TableHead title={title} standfirst={standfirst} switcher={switcher} headEnd={headEnd}>
          {page && <Total {...page} />}
        </TableHead>
      ) : (
        <div className={styles.headless}>{page && <Total {...page} />}</div>
      )}
      <DataTable
        caption={title}
        columns={table.columns}
        rows={page?.data ?? []}
        idOf={table.idOf}
        nameOf={table.nameOf}
        isLoading={loaded === null || navigation.state === 'loading'}
        skeletonRows={page?.per_page}
        sort={latest.sort}
        onSortChange={(sort) => goTo({ ...latest, sort, page: 1 })}
        selected={selection?.selected}
        onSelectedChange={selection?.select}
        activeId={selection?.activeId}
        onActiveChange={selection?.setActive}
        bulkActions={bulkActions}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        rowActions={rowActions}
        actionsWidth={actionsWidth}
        hrefOf={hrefOf}
        error={loaded === 'failed' ? <FailedTable /> : undefined}
        empty={<EmptyTable table={table} state={state} total={page?.total ?? 0} />}
        tools={
          <>
            <div className={styles.firstTools}>
              <TableSearch
                label={searchLabel}
                value={latest.q}
                onSearch={(q) => goTo({ ...latest, q, page: 1 })}
              />
              <SavedViewsMenu table={table} state={state} />
              <ExportButton
                name={table.id}
                isDisabled={page === null || page.total === 0}
                loadCsv={loadCsv}
              />
            </div>
            {table.filters.length > 0 && (
              <TableFilters table={table} state={latest} onChange={goTo} />
            )}
          </>
        }
      />
      {page && page.totalPages > 1 && (
        <Pagination
          className={styles.pages}
          label={t(messages.pages)}
          page={state.page}
          lastPage={page.totalPages}
          perPage={page.per_page}
          total={page.total}
          hrefOf={(number) => url.pathOf({ ...state, page: number })}
        />
      )}
    </>
  )
}

function Total({ total, is_total_exact: isExact = true }: Omit<TablePage<object>, 'data'>) {
  const t = useMessages(messages)
  return (
    <p className={styles.total}>
      {t(isExact ? messages.total(total) : messages.moreThan(formatCount(total)))}
    </p>
  )
}

function FailedTable() {
  const t = useMessages(messages)
  return (
    <FailedLoad title={t(messages.failedTitle)} retryLabel={t(messages.retry)}>
      {t(messages.failedText)}
    </FailedLoad>
  )
}

interface EmptyTableProps<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
> {
  table: TableDefinition<Row, Column, State>
  state: State
  total: number
}

/** The reason why there are no rows: the page is past the end, nothing matches, or there is nothing yet. */
function EmptyTable<Row extends object, Column extends string, State extends TableState<Column>>({
  table,
  state,
  total,
}: EmptyTableProps<Row, Column, State>) {
  const t = useMessages(messages)
  const { url } = table
  if (total > 0 && state.page > 1)
    return (
      <EmptyState
        title={t(messages.pastTheEndTitle)}
        actions={
          <ButtonLink href={url.pathOf({ ...state, page: 1 })} variant="act">
            {t(messages.firstPage)}
          </ButtonLink>
        }
      />
    )
  if (state.q === '' && !isFiltered(table, state))
    return <EmptyState title={t(messages.emptyTitle)} />
  return (
    <EmptyState
      title={t(messages.noMatchTitle)}
      actions={
        <ButtonLink href={url.pathOf(url.initial)} variant="act">
          {t(messages.showAll)}
        </ButtonLink>
      }
    >
      {t(messages.noMatchText)}
    </EmptyState>
  )
}
