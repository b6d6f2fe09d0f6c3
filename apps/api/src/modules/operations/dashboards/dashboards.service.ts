import type { Caller } from '../../../caller.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { DeskScope } from '../../leads/desk/access/desk-scope.ts'
import type { ListingWithRole } from '../../leads/desk/access/listing-with-role.ts'
import type { DeskOverview } from '../../leads/desk/list/desk-overview.service.ts'
import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { DashboardAccess } from './dashboard-access.ts'
import { type DashboardScope, scopeOf } from './dashboard-scope.ts'
import { enquiryTasks } from './enquiry-tasks.ts'
import type { FiguresRepository } from './figures.repository.ts'
import type { HealthRepository } from './health.repository.ts'
import { createListingHealth } from './listing-health.ts'
import { batchTasks, feeTasks, missingFactTasks } from './listing-tasks.ts'
import { ownBatch } from './own-batch.ts'
import type { OwnBatchesRepository } from './own-batches.repository.ts'
import { stepsOf } from './steps.ts'

export type DashboardsService = ReturnType<typeof createDashboardsService>
type Dashboard = Schema<'Dashboard'>

interface DashboardsDeps {
  readonly access: DashboardAccess
  readonly figures: FiguresRepository
  readonly health: HealthRepository
  readonly batches: OwnBatchesRepository
  readonly desk: DeskOverview
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly images: Images
}

/** Days of the figures. */
const days = 30
const maxTasks = 12
/** Leaves space for other tasks. */
const maxEnquiryTasks = 8
const maxBatches = 6
/** Smaller numbers of views from a source are not shown. */
const smallestGroup = 5

interface Chosen {
  readonly caller: Caller
  readonly own: readonly ListingWithRole[]
  readonly listings: readonly ListingWithRole[]
  readonly productId?: number
}

/** Shows the people who work for listings what to do, and how their listings do. */
export function createDashboardsService(deps: DashboardsDeps) {
  const { access, figures, health, batches, desk, filters, images } = deps

  /** The figures of the last days. */
  async function figuresOf(scope: DashboardScope, today: string) {
    const [steps, sources, firstReply] = await Promise.all([
      figures.steps(scope, 2 * days),
      figures.sources(scope, days),
      figures.firstReply(scope, days),
    ])
    return {
      from: addDays(today, 1 - days),
      to: today,
      steps: stepsOf(steps, today, days),
      sources: sources.map(({ source, views }) => ({
        source,
        views: views < smallestGroup ? null : views,
      })),
      first_reply: firstReply,
    }
  }

  /** The listings and products, and what is to do about them. */
  async function listingsOf({ listings, productId }: Chosen, scope: DashboardScope, today: string) {
    const [totals, schools, stores, products, catalogue] = await Promise.all([
      figures.totals(scope, days),
      health.schools(scope),
      health.stores(scope),
      health.products(scope),
      filters.catalogue(),
    ])
    const shape = createListingHealth({ images, catalogue, totals, roles: listings })
    const shown = [
      ...schools.map(shape.school),
      ...stores.map((store) => shape.store(store, products)),
    ]
    const hasOneStore = listings.length === 1 && listings[0]?.kind === 'store'
    const isOfProduct = productId !== undefined
    return {
      shown,
      products: hasOneStore ? products.map(shape.product) : [],
      datedTasks: [
        ...feeTasks(isOfProduct ? [] : schools, today),
        ...batchTasks(products, shown, today),
      ],
      otherTasks: isOfProduct ? [] : missingFactTasks(shown),
    }
  }

  /** The enquiries that are due next, and how many there are of each kind. */
  async function enquiriesOf({ caller, listings, productId }: Chosen, now: Date) {
    const scope: DeskScope =
      productId === undefined ? { kind: 'listings', listings } : { kind: 'product', id: productId }
    const query = { scope, filter: {}, userId: caller.userId }
    const [due, groups, dueToday] = await Promise.all([
      desk.nextDue(query, maxEnquiryTasks, now),
      desk.counts(query),
      desk.counts({ ...query, filter: { due: 'today' } }),
    ])
    const countOf = (state: string) => groups.find((group) => group.state === state)?.n ?? 0
    return {
      tasks: enquiryTasks(due, now),
      counts: {
        new: countOf('new'),
        overdue: groups.reduce((sum, group) => sum + group.overdue, 0),
        due_today: dueToday.reduce((sum, group) => sum + group.n, 0),
        visit: countOf('visit'),
        applied: countOf('applied'),
      },
    }
  }

  async function dashboard(chosen: Chosen): Promise<Dashboard> {
    const today = todayInIndia()
    const now = new Date()
    const scope = scopeOf(chosen.listings, chosen.productId)
    const [shownFigures, listed, open] = await Promise.all([
      figuresOf(scope, today),
      listingsOf(chosen, scope, today),
      batches.open(scope, maxBatches),
    ])
    const enquiries = await enquiriesOf(chosen, now)
    const datedTasks = [...enquiries.tasks, ...listed.datedTasks].toSorted((one, other) =>
      (one.due_at ?? '').localeCompare(other.due_at ?? ''),
    )
    return {
      as_of: now.toISOString(),
      own: chosen.own.map(({ kind, id, name }) => ({ kind, id, name })),
      listings: listed.shown,
      products: listed.products,
      tasks: [...datedTasks, ...listed.otherTasks].slice(0, maxTasks),
      counts: enquiries.counts,
      ...shownFigures,
      batches: open
        .map((row) => ownBatch(row, today))
        .toSorted((one, other) => meetingOf(one).localeCompare(meetingOf(other))),
    }
  }

  return {
    /** The listings of a user, or one of them. Throws `invalid_request`, `forbidden`. */
    async ofUser(caller: Caller, userId: number, query: Query<'getDashboard'>): Promise<Dashboard> {
      return dashboard({ caller, ...(await access.chosen(caller, userId, query)) })
    },

    /** One school or store. Throws `not_found`, `forbidden`. */
    async ofListing(caller: Caller, kind: 'school' | 'store', id: number): Promise<Dashboard> {
      return dashboard({ caller, own: [], listings: [await access.one(caller, { kind, id })] })
    },

    /** One product. Throws `not_found`, `forbidden`. */
    async ofProduct(caller: Caller, productId: number): Promise<Dashboard> {
      const store = await access.storeOf(caller, productId)
      return dashboard({ caller, own: [], listings: [store], productId })
    },

    /** The batches of the stores of a user. Throws `forbidden`. */
    async batchesOf(
      caller: Caller,
      userId: number,
      request: Query<'listOwnBatches'>,
    ): Promise<Schema<'OwnBatches'>> {
      const own = await access.own(caller, userId)
      const stores = own.filter(({ kind }) => kind === 'store')
      const scope = scopeOf(stores)
      const paging = { page: request.page ?? 1, per_page: request.per_page ?? 20 }
      const [rows, total] = await Promise.all([
        batches.page(scope, request, request.sort ?? 'starts', sliceOf(paging)),
        batches.count(scope, request),
      ])
      const today = todayInIndia()
      return {
        data: rows.map((row) => ownBatch(row, today)),
        total,
        ...pagingOf(paging, total),
        stores: stores.map(({ kind, id, name }) => ({ kind, id, name })),
      }
    },
  }
}

/** Sorts batches by their next meeting. */
const meetingOf = ({ next_on: day, start_time: time }: Schema<'OwnBatch'>) =>
  `${day ?? '9999'} ${time}`
