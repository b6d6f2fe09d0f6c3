import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
  valueField,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, idIn } from '@edbazaar/feature-platform'
import { isDay, mondayOf } from '../times/days'

export type BatchColumn = 'name' | 'product' | 'days' | 'starts' | 'seats' | 'enquiries'

/** The shown batches of the week; null for all. */
export type ShownBatches = 'open' | 'full' | 'paused'

export interface BatchesState extends TableState<BatchColumn> {
  view: 'calendar' | 'table'
  /** The Monday of the week; null for this week. */
  week: string | null
  /** The first day that a phone lists; null for today or Monday. */
  day: string | null
  show: ShownBatches | null
  time: 'running' | 'upcoming' | 'ended' | null
  store: number | null
  service: number | null
}

export const batchTimes = ['running', 'upcoming', 'ended'] as const
export const shownBatches = ['open', 'full', 'paused'] as const
const idField = valueField<number | null>(null, idIn)

/** The URL of the list and of the calendar, without the parameters of the other one. */
export const batchesUrl = urlState<BatchesState>(accountPaths.dashboardBatches, {
  view: choiceField<BatchesState['view']>(['calendar', 'table'], 'calendar'),
  week: valueField<string | null>(null, (text) => (isDay(text) ? mondayOf(text) : null)),
  day: valueField<string | null>(null, (text) => (isDay(text) ? text : null)),
  show: choiceField<ShownBatches | null>(shownBatches, null),
  q: textField(),
  time: choiceField<BatchesState['time']>(batchTimes, null),
  store: idField,
  service: idField,
  sort: sortField<BatchColumn>(['name', 'starts', 'seats'], {
    column: 'starts',
    direction: 'ascending',
  }),
  page: pageField(),
})

/** Without its search and filters the table stays a table. */
export const tableUrl = {
  ...batchesUrl,
  initial: { ...batchesUrl.initial, view: 'table' as const },
}

/** The query of the list of batches. */
export function batchQuery({ q, time, store, service, sort, page }: BatchesState) {
  const column: 'name' | 'seats' | 'starts' =
    sort.column === 'name' || sort.column === 'seats' ? sort.column : 'starts'
  const order: typeof column | `-${typeof column}` =
    sort.direction === 'descending' ? `-${column}` : column
  return {
    sort: order,
    page,
    ...(q !== '' && { q }),
    ...(time !== null && { time }),
    ...(store !== null && { store_id: store }),
    ...(service !== null && { product_id: service }),
  }
}
