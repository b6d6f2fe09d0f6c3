import { DataTable } from '@edbazaar/feature-list-kit/data-table'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { DataTableColumn } from '@edbazaar/ui/DataTable'
import { formatMoment } from '@edbazaar/ui/formatting'
import { PriorityBars } from '@edbazaar/ui/PriorityBars'
import { useMemo } from 'react'
import type { CaseList, CaseRow } from '../case-types'
import { outcomeName } from '../decide/outcome-name'
import { messages as moderationMessages } from '../messages'
import { ChangedCell, ClaimCell, FindingsCell, SubjectCell, WaitingCell } from './case-cells'
import { EmptyQueue, FailedQueue } from './EmptyQueue'
import { messages } from './messages'
import { canSelect } from './queue-url'
import { subjectColumn } from './subject-column'
import type { Queue } from './use-queue'

interface QueueTableProps {
  queue: Queue
  list: CaseList | null
  now: number
  selected: readonly string[]
  onSelectedChange: (ids: readonly string[]) => void
  activeId: string | null
  onActiveChange: (id: string) => void
}

/** The cases of the chosen tab, one line each. */
export function QueueTable({
  queue,
  list,
  now,
  selected,
  onSelectedChange,
  activeId,
  onActiveChange,
}: QueueTableProps) {
  const t = useMessages(messages, moderationMessages)
  const { state, pathWith, go } = queue
  const columns = useColumns(queue, now)
  return (
    <DataTable<CaseRow, ColumnId>
      caption={t(moderationMessages.caption(t(moderationMessages.tabs[state.tab])))}
      columns={columns}
      rows={list?.data ?? []}
      idOf={({ id }) => `${id}`}
      nameOf={({ subject }) => subject.name || t(moderationMessages.untitled)}
      isLoading={queue.isLoading}
      sort={sortOfState(state.sort)}
      onSortChange={({ column }) =>
        go({ sort: column === 'priority' ? 'priority' : nextAge(state.sort), page: 1 })
      }
      selected={canSelect(state.tab) ? selected : undefined}
      onSelectedChange={onSelectedChange}
      labels={{
        selectRow: (name) => t(messages.select(name)),
        selectAll: t(messages.selectPage),
        none: t(moderationMessages.none),
      }}
      hrefOf={({ id }) => pathWith({ case: id })}
      activeId={activeId}
      onActiveChange={onActiveChange}
      error={list === null ? <FailedQueue /> : undefined}
      empty={<EmptyQueue queue={queue} total={list?.total ?? 0} />}
    />
  )
}

type ColumnId =
  | 'subject'
  | 'changed'
  | 'checks'
  | 'priority'
  | 'waiting'
  | 'claim'
  | 'decision'
  | 'decidedBy'
  | 'decidedAt'

const sortOfState = (sort: Queue['state']['sort']) =>
  sort === 'priority'
    ? ({ column: 'priority', direction: 'descending' } as const)
    : sort === 'waiting'
      ? null
      : ({ column: 'waiting', direction: sort === 'oldest' ? 'descending' : 'ascending' } as const)

/** A press on the heading of the age turns the order round. */
const nextAge = (sort: Queue['state']['sort']) => (sort === 'oldest' ? 'newest' : 'oldest')

function useColumns(queue: Queue, now: number): readonly DataTableColumn<CaseRow, ColumnId>[] {
  const t = useMessages(messages, moderationMessages)
  const locale = useLocale()
  const { tab } = queue.state
  const kind = queue.place.kinds.length === 1 ? queue.place.kinds[0] : undefined
  return useMemo(() => {
    const first: DataTableColumn<CaseRow, ColumnId>[] = [
      {
        id: 'subject',
        header: t(messages.columnSubject[subjectColumn(kind)]),
        cell: (row) => <SubjectCell row={row} />,
        width: '28%',
      },
      {
        id: 'changed',
        header: t(messages.columnChanged),
        cell: (row) => <ChangedCell row={row} />,
      },
    ]
    if (tab === 'decided')
      return [
        ...first,
        {
          id: 'decision',
          header: t(messages.columnDecision),
          cell: (row) => row.decision && t(outcomeName(row)),
          width: 170,
        },
        {
          id: 'decidedBy',
          header: t(messages.columnDecidedBy),
          cell: (row) => row.decision?.decided_by?.name,
          width: 150,
        },
        {
          id: 'decidedAt',
          header: t(messages.columnDecidedAt),
          cell: (row) => row.decision && formatMoment(row.decision.decided_at, { now, locale }),
          width: 170,
          isNumeric: true,
        },
      ]
    return [
      ...first,
      {
        id: 'checks',
        header: t(messages.checks),
        cell: (row) => (row.findings.length > 0 ? <FindingsCell row={row} /> : null),
        width: '16%',
      },
      {
        id: 'priority',
        header: t(messages.priority),
        cell: ({ priority }) => (
          <PriorityBars level={priority} label={t(moderationMessages.priorities[priority])} />
        ),
        isSortable: true,
        firstDirection: 'descending',
        width: 100,
      },
      {
        id: 'waiting',
        header: t(messages.columnWaiting),
        cell: (row) => <WaitingCell row={row} now={now} />,
        isNumeric: true,
        isSortable: true,
        firstDirection: 'descending',
        width: 104,
      },
      {
        id: 'claim',
        header: t(messages.claimedBy),
        cell: (row) => row.claim && <ClaimCell row={row} now={now} />,
        width: 156,
      },
    ]
  }, [t, locale, tab, kind, now])
}
