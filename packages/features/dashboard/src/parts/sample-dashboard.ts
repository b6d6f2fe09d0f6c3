import { http } from '@edbazaar/api-client/testing'
import type { Dashboard, DashboardListing, DashboardTask, OwnBatch } from './dashboard-types'

/** The time at which stories and tests open a dashboard: Friday, 20 November 2026, 10:40 am in India. */
const sampleNow = '2026-11-20T05:10:00.000Z'

const image = {
  url: '/media/placeholder/vidya-niketan/wide.svg',
  width: 1200,
  height: 800,
  variants: [],
  formats: [],
  placeholder: null,
  caption: null,
  is_drawn: true,
}
const school = { kind: 'school', id: 3, name: 'Vidya Niketan Public School' } as const
const store = { kind: 'store', id: 5, name: 'Ganit Maths Circle' } as const

const listing = (given: Partial<DashboardListing>): DashboardListing => ({
  ...school,
  slug: 'vidya-niketan-public-school-100003',
  place: 'Bengaluru',
  role: 'owner',
  is_active: true,
  is_public: true,
  image,
  completeness: { percent: 96, missing: ['n_classrooms'] },
  confirmed_on: '2026-11-02',
  views: 6_210,
  enquiries: 120,
  n_products: 0,
  ...given,
})

export const sampleListings = [
  listing({}),
  listing({
    id: 4,
    name: 'Vidya Niketan, Whitefield',
    slug: 'vidya-niketan-whitefield-100004',
    completeness: { percent: 71, missing: ['fees', 'more_images'] },
    confirmed_on: '2025-10-18',
    views: 1_400,
    enquiries: 34,
  }),
  listing({
    ...store,
    slug: '5',
    completeness: { percent: 100, missing: [] },
    views: 802,
    enquiries: 20,
    n_products: 2,
    is_public: false,
    is_active: false,
  }),
]

const task = (given: Partial<DashboardTask>): DashboardTask => ({
  kind: 'reply',
  listing: school,
  due_at: '2026-11-20T09:10:00.000Z',
  is_overdue: false,
  enquiry: null,
  product: null,
  missing: [],
  percent: null,
  ...given,
})
const enquiry = (id: number, name: string | null, child: string | null, sought: string) => ({
  id: `0198f3a0-0000-7000-8000-00000000000${id}`,
  reference: `EB-7K4${id}-19`,
  name,
  child_name: child,
  class_sought: sought,
  subject: null,
})

const sampleTasks: DashboardTask[] = [
  task({
    due_at: '2026-11-19T08:50:00.000Z',
    is_overdue: true,
    enquiry: enquiry(1, 'Joseph Kurian', 'Twins', 'Class 6'),
  }),
  task({ enquiry: enquiry(2, 'अनुराधा श्रीवास्तव', 'Vihaan', 'Nursery') }),
  task({
    kind: 'follow_up',
    due_at: '2026-11-20T18:29:59.000Z',
    enquiry: enquiry(3, null, null, 'Class 9'),
  }),
  task({
    kind: 'next_batch',
    listing: store,
    due_at: '2026-11-22T18:29:59.000Z',
    product: { id: 902, name: 'Olympiad' },
  }),
  task({
    kind: 'confirm_fees',
    due_at: '2026-12-01T18:29:59.000Z',
    listing: { kind: 'school', id: 4, name: 'Vidya Niketan, Whitefield' },
  }),
  task({
    kind: 'missing_facts',
    due_at: null,
    listing: { kind: 'school', id: 4, name: 'Vidya Niketan, Whitefield' },
    missing: ['fees', 'more_images'],
    percent: 71,
  }),
]

const sampleBatch = (given: Partial<OwnBatch> = {}): OwnBatch => ({
  id: 31,
  name: 'Evening',
  product: { id: 901, name: 'Fractions, Class 6', kind: 'tuition' },
  store,
  days: ['Mon', 'Wed'],
  starts_on: '2026-06-01',
  ends_on: null,
  start_time: '16:30',
  end_time: '17:30',
  next_on: '2026-11-23',
  seats: 12,
  seats_left: 2,
  enquiries: 4,
  ...given,
})

const sampleBatches = [
  sampleBatch(),
  sampleBatch({
    id: 32,
    name: 'Weekend',
    product: { id: 902, name: 'Olympiad, Classes 7 and 8', kind: 'tuition' },
    next_on: '2026-11-24',
    start_time: '17:00',
    end_time: '18:30',
    seats: 16,
    seats_left: 0,
  }),
]

const wave = (base: number, of: number) =>
  Array.from({ length: 30 }, (_, at) => Math.round(base * (1 + Math.sin(at * of) / 2)))
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const stepOf = (step: Dashboard['steps'][number]['step'], daily: number[], before: number) => ({
  step,
  total: sum(daily),
  before,
  daily,
})

/** The dashboard of an invented provider with two schools and a store. */
export const dashboardOf = (given: Partial<Dashboard> = {}): Dashboard => ({
  as_of: sampleNow,
  own: sampleListings.map(({ kind, id, name }) => ({ kind, id, name })),
  listings: sampleListings,
  products: [],
  tasks: sampleTasks,
  counts: { new: 7, overdue: 2, due_today: 3, visit: 4, applied: 14 },
  from: '2026-10-22',
  to: '2026-11-20',
  steps: [
    stepOf('views', wave(280, 0.9), 7_690),
    stepOf('enquiries', wave(6, 1.3), 135),
    stepOf('visits', wave(0.7, 2.1), 22),
    stepOf('enrolments', wave(0.3, 1.7), 6),
  ],
  sources: [
    { source: 'search', views: 3_912 },
    { source: 'list', views: 2_010 },
    { source: 'landing', views: 1_404 },
    { source: 'other_site', views: 803 },
    { source: 'widget', views: 283 },
    { source: 'compare', views: null },
  ],
  first_reply: {
    enquiries: 174,
    median_minutes: 200,
    ninety_percent_minutes: 540,
    within: { h1: 41, h5: 62, h12: 28, h24: 25, over: 11, none: 7 },
  },
  batches: sampleBatches,
  ...given,
})

/** The insights of the sample's first school. */
export const schoolInsights = (given: Partial<Dashboard> = {}) =>
  dashboardOf({ own: [], listings: sampleListings.slice(0, 1), batches: [], ...given })

/** The insights of the sample's store, with its services. */
export const storeInsights = (given: Partial<Dashboard> = {}) =>
  dashboardOf({
    own: [],
    listings: sampleListings.slice(2),
    products: [
      {
        id: 901,
        name: 'Fractions, Class 6',
        slug: 'fractions-100901',
        section: 'tuition',
        is_active: true,
        is_public: true,
        image,
        completeness: { percent: 88, missing: ['ages'] },
        views: 402,
        enquiries: 11,
        n_batches: 1,
        seats: 12,
        seats_left: 2,
      },
      {
        id: 902,
        name: 'Olympiad, Classes 7 and 8',
        slug: 'olympiad-100902',
        section: 'tuition',
        is_active: false,
        is_public: false,
        image,
        completeness: { percent: 60, missing: ['images', 'batches'] },
        views: 0,
        enquiries: 0,
        n_batches: 0,
        seats: 0,
        seats_left: 0,
      },
    ],
    ...given,
  })

/** A listing without anything to show yet. */
export const emptyDashboard = (): Partial<Dashboard> => ({
  tasks: [],
  counts: { new: 0, overdue: 0, due_today: 0, visit: 0, applied: 0 },
  steps: (['views', 'enquiries', 'visits', 'enrolments'] as const).map((step) =>
    stepOf(step, wave(0, 1), 0),
  ),
  sources: [],
  first_reply: {
    enquiries: 0,
    median_minutes: null,
    ninety_percent_minutes: null,
    within: { h1: 0, h5: 0, h12: 0, h24: 0, over: 0, none: 0 },
  },
  batches: [],
})

export const homeCalls = (given: Partial<Dashboard> = {}) => [
  http.get('/users/{userId}/dashboard', ({ response }) => response(200).json(dashboardOf(given))),
]

export const insightsCalls = (dashboard: Dashboard) => [
  http.get('/schools/{id}/insights', ({ response }) => response(200).json(dashboard)),
  http.get('/stores/{id}/insights', ({ response }) => response(200).json(dashboard)),
  http.get('/products/{id}/insights', ({ response }) => response(200).json(dashboard)),
]
