import type { TableState } from '@edbazaar/feature-list-kit/table'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { lazy, Suspense } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { isQueue } from '../queue-switch/is-queue'
import { QueueSkeleton } from '../queue-switch/QueueSkeleton'
import type { AdminTable, LoadedPage } from './admin-table-page'
import { TableRows } from './TableRows'

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
  const t = useMessages(table.messages)
  const skeleton =
    table.queue !== undefined && isQueue(search) ? (
      <QueueSkeleton title={t(table.messages.title)} path={table.queue.path} />
    ) : (
      <TableRows table={table} state={table.url.read(search)} loaded={null} />
    )
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={skeleton}>
      {(page) =>
        'queue' in page ? (
          <Suspense fallback={skeleton}>
            <Queue {...page.queue} />
          </Suspense>
        ) : (
          <TableRows table={table} {...page} />
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
