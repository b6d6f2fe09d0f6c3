import type { ApiClient, ListingDecisionRequest } from '@edbazaar/api-client'
import { withoutList } from '@edbazaar/feature-list-kit/page-parts'
import type {
  MoreFilters,
  TableColumn,
  TableFilter,
  TablePage,
  TableState,
} from '@edbazaar/feature-list-kit/table'
import type { UrlState } from '@edbazaar/feature-list-kit/url'
import {
  type CatalogueMessages,
  definePage,
  type I18n,
  importWithRetry,
  type MessageDescriptor,
  type PageMeta,
  privateLoader,
  type Translate,
} from '@edbazaar/feature-platform'
import type { ReactNode } from 'react'
import type { LoadedQueue } from '../moderation'
import { isQueue } from '../queue-switch/is-queue'
import type { QueuePlace } from '../queue-switch/queue-places'
import { AdminTableScreen } from './AdminTableScreen'
import { type TableQuery, tableQuery } from './table-query'

/** The definition of an admin table: its texts, its URL, its columns and its two requests. */
export interface AdminTable<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
> {
  /** Names the table in storage and its CSV file: "all-schools". */
  readonly id: string
  readonly messages: CatalogueMessages & {
    readonly title: MessageDescriptor
    readonly standfirst: MessageDescriptor
    /** Label of the search field: "Search by title or author". */
    readonly search: MessageDescriptor
  }
  /** The other messages that cells and filters show. */
  readonly uses: readonly CatalogueMessages[]
  readonly url: UrlState<State>
  readonly columns: (t: Translate) => readonly TableColumn<Row, Column>[]
  /** Columns that are hidden until the user shows them. */
  readonly initiallyHidden?: readonly Column[]
  readonly filters: (t: Translate) => readonly TableFilter<State>[]
  /** Filters that are not choices, such as days. */
  readonly moreFilters?: MoreFilters<State>
  readonly nameOf: (row: Row) => string
  /** The page of a row; undefined for a row without one. */
  readonly hrefOf?: (row: Row) => string | undefined
  /** A link or button at the end of a row. */
  readonly rowActions?: (row: Row) => ReactNode
  /** Width of `rowActions` in pixels; by default that of an icon. */
  readonly actionsWidth?: number
  /** The kind of records that admins hide, show, remove and approve here; none by default. */
  readonly decides?: ListingDecisionRequest['kind']
  /** Dialogs of the page, such as the one of an undo. */
  readonly dialogs?: ReactNode
  /** Beside the title, such as links to another table. */
  readonly headEnd?: ReactNode
  /** The queue of moderation about the same records. */
  readonly queue?: QueuePlace
  readonly list: (
    api: ApiClient,
    query: TableQuery<State>,
    signal: AbortSignal,
  ) => Promise<TablePage<Row>>
  readonly loadCsv: (api: ApiClient, query: TableQuery<State>) => Promise<string>
}

export interface LoadedTable<Row, State> {
  readonly state: State
  readonly loaded: TablePage<Row> | 'failed'
}

/** The table, or the queue of moderation in its place. */
export type LoadedPage<Row, State> = LoadedTable<Row, State> | { readonly queue: LoadedQueue }

/** Loader, metadata and screen of an admin table. Its URL can replace the table with the queue of moderation. */
export function adminTablePage<
  Row extends { readonly id: number },
  Column extends string,
  State extends TableState<Column>,
>(table: AdminTable<Row, Column, State>) {
  const loader = privateLoader(async ({ api, search, signal }): Promise<LoadedPage<Row, State>> => {
    if (table.queue !== undefined && isQueue(search)) {
      const { loadQueue } = await importWithRetry(() => import('../moderation'))
      return { queue: await loadQueue(table.queue, { api, search, signal }) }
    }
    const state = table.url.read(search)
    const query = { ...tableQuery(state), page: state.page }
    const loaded = await table.list(api, query, signal).catch(withoutList)
    return { state, loaded: loaded ?? 'failed' }
  })
  function meta(_: LoadedPage<Row, State> | null, i18n: I18n): PageMeta {
    const t = i18n.translate(table.messages)
    return {
      title: t(table.messages.title),
      description: t(table.messages.standfirst),
      canonicalPath: null,
      isHidden: true,
    }
  }
  return definePage({ loader, Component: () => <AdminTableScreen table={table} />, meta })
}
