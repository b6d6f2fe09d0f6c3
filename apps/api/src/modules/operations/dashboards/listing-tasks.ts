import type { Schema } from '../../../contract/operations.ts'
import { addDays } from '../../platform/dates/days.ts'
import type { ProductHealth, SchoolHealth } from './health.repository.ts'

type Task = Schema<'DashboardTask'>
type Listing = Schema<'DashboardListing'>

/** Days after which fees are confirmed again. */
const feesKeptDays = 365
/** Days before the end of the last batch in which the next one is due. */
const nextBatchDays = 14
/** Days after the end of the last batch in which the next one is still asked for. */
const forgottenAfterDays = 90
/** Listings that are less complete lack what parents look for. */
const completeEnough = 80
const maxMissing = 3

const noSubject = { enquiry: null, product: null, missing: [], percent: null } as const
const refOf = ({ kind, id, name }: Pick<Listing, 'kind' | 'id' | 'name'>) => ({ kind, id, name })
/** The end of a day in India. */
const endOf = (day: string) => `${day}T18:29:59.000Z`

/** Fees that were confirmed a year ago or will have been within a month. */
export function feeTasks(schools: readonly SchoolHealth[], today: string): Task[] {
  return schools.flatMap(({ id, name, fees }) => {
    if (fees === null) return []
    const dueOn = addDays(fees.toldOn, feesKeptDays)
    if (dueOn > addDays(today, 30)) return []
    return [
      {
        ...noSubject,
        kind: 'confirm_fees' as const,
        listing: { kind: 'school' as const, id, name },
        due_at: endOf(dueOn),
        is_overdue: dueOn < today,
      },
    ]
  })
}

/** Shown products whose last batch has ended or is about to. */
export function batchTasks(
  products: readonly ProductHealth[],
  listings: readonly Listing[],
  today: string,
): Task[] {
  return products.flatMap(({ id, name, storeId, isActive, lastEnd }) => {
    const store = listings.find((each) => each.kind === 'store' && each.id === storeId)
    const isDue =
      lastEnd !== null &&
      lastEnd <= addDays(today, nextBatchDays) &&
      lastEnd >= addDays(today, -forgottenAfterDays)
    if (!store || !isActive || !isDue) return []
    return [
      {
        ...noSubject,
        kind: 'next_batch' as const,
        listing: refOf(store),
        due_at: endOf(lastEnd),
        is_overdue: lastEnd < today,
        product: { id, name },
      },
    ]
  })
}

/** Shown listings that lack facts, the least complete first. */
export function missingFactTasks(listings: readonly Listing[]): Task[] {
  return listings
    .filter((listing) => listing.is_active && listing.completeness.percent < completeEnough)
    .toSorted((one, other) => one.completeness.percent - other.completeness.percent)
    .map((listing) => ({
      ...noSubject,
      kind: 'missing_facts' as const,
      listing: refOf(listing),
      due_at: null,
      is_overdue: false,
      missing: listing.completeness.missing.slice(0, maxMissing),
      percent: listing.completeness.percent,
    }))
}
