import type { DeskRights } from '@edbazaar/api-client'
import type { Enquiries, Enquiry, EnquiryRow, TimelineEntry } from './enquiry-types'
import type { Task, Tasks } from './tasks/task-types'

/** Invented enquiries for stories and tests. The user of tests has the id 7. Times follow `now`. */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A time before now; negative for one that comes. */
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const dayAgo = (days: number) =>
  new Date(Date.now() - days * dayMs + 5.5 * hourMs).toISOString().slice(0, 10)

/** The id of a sample enquiry. */
export const idOf = (number: number) =>
  `7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f${String(number).padStart(2, '0')}`

const allRights: DeskRights = {
  answer: true,
  reveal: true,
  export: true,
  change_desk: true,
}
export const noRights: DeskRights = {
  answer: false,
  reveal: false,
  export: false,
  change_desk: false,
}

const meera = { user_id: 7, name: 'Meera Iyer' }
const lakshmi = { user_id: 8, name: 'Lakshmi Raghavan' }
const listing = { kind: 'school', id: 3, name: 'Vidya Niketan Public School' } as const

export function rowOf(number: number, given: Partial<EnquiryRow> = {}): EnquiryRow {
  return {
    id: idOf(number),
    reference: `EB-7K4${number % 10}-19`,
    revision: 1,
    state: 'new',
    state_since: ago(hourMs),
    listing,
    subject: null,
    is_consent_live: true,
    name: 'Asha Menon',
    child_name: 'Ira',
    child_born_month: '2021-05',
    class_sought: 'Class 1',
    wanted_from: '2027–28',
    excerpt: 'Do you have a bus from Domlur layout, and may we visit on a Saturday?',
    received_at: ago(hourMs),
    last_at: ago(hourMs),
    is_unread: true,
    reply_due_at: ago(-5 * hourMs),
    first_reply_at: null,
    waiting_since: ago(hourMs),
    next_action_on: null,
    assigned_to: null,
    is_withdrawn: false,
    merged_count: 0,
    can_email: true,
    ...given,
  }
}

const seen = { is_unread: false, reply_due_at: null, waiting_since: null } as const

/** Seven enquiries, one of each kind of attention. */
const sampleRows = (): EnquiryRow[] => [
  rowOf(1),
  rowOf(2, {
    name: 'अनुराधा श्रीवास्तव',
    child_name: 'Vihaan',
    child_born_month: '2023-02',
    class_sought: 'Nursery',
    excerpt: 'क्या नर्सरी में सुबह की पाली है? फ़ीस किस्तों में दे सकते हैं?',
    last_at: ago(2 * hourMs),
  }),
  rowOf(3, {
    name: 'Joseph Kurian',
    child_name: 'Twins',
    child_born_month: '2015-03',
    class_sought: 'Class 6',
    excerpt: 'We move from Kochi in April. Could both be in one section?',
    last_at: ago(dayMs + hourMs),
    reply_due_at: ago(dayMs),
  }),
  rowOf(4, {
    ...seen,
    name: 'Farhan Sheikh',
    child_name: 'Zoya',
    child_born_month: '2012-08',
    class_sought: 'Class 9',
    excerpt: 'Is there still a seat with Sanskrit as third language?',
    last_at: ago(dayMs),
    next_action_on: dayAgo(0),
    assigned_to: lakshmi,
  }),
  rowOf(5, {
    ...seen,
    name: 'Meenakshi Sundaram',
    child_name: 'Kavin',
    excerpt: 'Kavin reads Tamil and English. Which books do you use in Class 1?',
    last_at: ago(2 * dayMs),
    merged_count: 2,
  }),
  rowOf(6, {
    ...seen,
    is_consent_live: false,
    is_withdrawn: true,
    name: null,
    child_name: null,
    child_born_month: null,
    class_sought: 'UKG',
    excerpt: null,
    last_at: ago(3 * dayMs),
    can_email: false,
  }),
  rowOf(7, {
    ...seen,
    state: 'contacted',
    name: 'Devika Rao',
    child_name: 'Anant',
    child_born_month: '2010-04',
    class_sought: 'Class 11',
    excerpt: 'Commerce with mathematics, and the hostel if there is one.',
    last_at: ago(4 * dayMs),
    first_reply_at: ago(3 * dayMs),
    next_action_on: dayAgo(-3),
  }),
]

export function enquiriesOf(given: Partial<Enquiries> = {}): Enquiries {
  const data = given.data ?? sampleRows()
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 30,
    totalPages: 1,
    counts: { new: 6, contacted: 1, visit: 0, applied: 0, enrolled: 2, lost: 1, invalid: 0 },
    overdue: 1,
    median_first_reply_minutes: 200,
    last_received_at: ago(hourMs),
    listings: [listing, { kind: 'school', id: 4, name: 'Vidya Niketan, Whitefield' }],
    members: [meera, lakshmi],
    my_rights: allRights,
    ...given,
  }
}

function entryOf(id: string, given: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    id,
    kind: 'message',
    at: ago(hourMs),
    side: 'parent',
    author: null,
    text: null,
    delivery: null,
    from_state: null,
    to_state: null,
    reason: null,
    outcome: null,
    channel: null,
    enquiry: null,
    assigned_to: null,
    day: null,
    visit: null,
    route: null,
    ...given,
  }
}

const sampleTimeline = (): TimelineEntry[] => [
  entryOf('e1', {
    kind: 'enquiry',
    at: ago(2 * dayMs),
    text: 'Is there a seat in Class 1 for next year? My number is ••••• ••417.',
  }),
  entryOf('e2', {
    text: 'Ira will be six in May. Do you have a bus from Domlur layout, and may we visit on a Saturday?',
  }),
  entryOf('e3', {
    kind: 'merge',
    side: 'system',
    reason: 'same_email',
    enquiry: { id: idOf(41), reference: 'EB-9C31-07', can_undo: true },
  }),
  entryOf('e4', {
    kind: 'note',
    side: 'desk',
    author: lakshmi,
    at: ago(40 * minuteMs),
    text: 'Route 6 has two seats from Domlur. Mrs D’Souza can show them round on the 28th.',
  }),
]

/** One that is done, one for today and one for later. */
const sampleTasks = (): Enquiry['tasks'] => [
  taskOf(1, { text: 'Send fee sheet', assigned_to: meera }),
  taskOf(2, { text: 'Confirm visit', due_on: dayAgo(-2) }),
  taskOf(3, {
    text: 'Check seats on route 6',
    is_done: true,
    done_at: ago(hourMs),
    done_by: lakshmi,
  }),
]

export function taskOf(id: number, given: Partial<Task> = {}): Task {
  return {
    id,
    text: 'Send fee sheet',
    due_on: dayAgo(0),
    assigned_to: null,
    is_done: false,
    done_at: null,
    done_by: null,
    ...given,
  }
}

export function tasksOf(given: Partial<Tasks> = {}): Tasks {
  const data = given.data ?? [
    listedTaskOf(taskOf(4, { text: 'Call about the hostel', due_on: dayAgo(2) }), 7),
    listedTaskOf(taskOf(1, { assigned_to: meera }), 1),
  ]
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 30,
    totalPages: 1,
    counts: { mine: 1, today: 1, overdue: 1, open: 3 },
    ...given,
  }
}

const listedTaskOf = (task: Task, enquiry: number): Tasks['data'][number] => {
  const { id, reference, state, name, child_name, listing } = rowOf(enquiry)
  return { task, enquiry: { id, reference, state, name, child_name, listing } }
}

export const sampleConsent = (): Enquiry['consent'] => ({
  is_live: true,
  channels: ['email', 'whatsapp'],
  days: [1, 2, 3, 4, 5, 6],
  from: '10:00',
  to: '18:00',
  given_at: ago(hourMs),
  expires_on: '2027-01-10',
  withdrawn_at: null,
  now: [
    { channel: 'email', state: 'allowed', next_at: null },
    { channel: 'phone', state: 'not_permitted', next_at: null },
    { channel: 'whatsapp', state: 'allowed', next_at: null },
  ],
})

/** A permission that the parent withdrew. */
export const withdrawnConsent = (): Enquiry['consent'] => ({
  ...sampleConsent(),
  is_live: false,
  channels: [],
  withdrawn_at: ago(hourMs),
  now: [
    { channel: 'email', state: 'withdrawn', next_at: null },
    { channel: 'phone', state: 'withdrawn', next_at: null },
    { channel: 'whatsapp', state: 'withdrawn', next_at: null },
  ],
})

export function enquiryOf(given: Partial<Enquiry> = {}): Enquiry {
  return {
    id: idOf(1),
    reference: 'EB-7K42-19',
    revision: 1,
    state: 'new',
    state_since: ago(hourMs),
    next_states: ['visit', 'applied', 'enrolled', 'lost'],
    lost_why: null,
    listing,
    subject: null,
    name: 'Asha Menon',
    email: 'asha@example.in',
    phone_hint: '55••• ••417',
    child_name: 'Ira',
    child_born_month: '2021-05',
    class_sought: 'Class 1',
    wanted_from: '2027–28',
    visit_wish: 'saturday_mornings',
    received_at: ago(2 * dayMs),
    reply_due_at: ago(-5 * hourMs),
    first_reply_at: null,
    waiting_since: ago(hourMs),
    next_action_on: null,
    assigned_to: lakshmi,
    is_withdrawn: false,
    merged_into: null,
    consent: sampleConsent(),
    timeline: sampleTimeline(),
    tasks: sampleTasks(),
    visits: [],
    routes: [],
    invalid: {
      until: ago(-5 * dayMs),
      reasons: [
        { reason: 'not_offered', is_available: true },
        { reason: 'contact_dead', is_available: false },
        { reason: 'not_a_parent', is_available: true },
        { reason: 'abuse_or_test', is_available: true },
      ],
      claim: null,
    },
    related: [
      {
        id: idOf(42),
        reference: 'EB-4M8Q-22',
        name: 'Asha Menon',
        child_name: 'Rohan',
        state: 'contacted',
        received_at: ago(20 * dayMs),
        reason: 'same_phone',
      },
    ],
    fields: {
      parent_name: 'Asha Menon',
      child_name: 'Ira',
      class: 'Class 1',
      listing: listing.name,
      my_name: 'Meera Iyer',
    },
    members: [meera, lakshmi],
    templates: [
      {
        id: 12,
        title: 'Bus and visit',
        text: 'Dear {parent_name},\n\nwould you like to visit {listing} with {child_name}?',
      },
    ],
    my_rights: allRights,
    ...given,
  }
}

/** The user's saved views. */
export const sampleViews = [
  { id: 12, name: 'Mine', query: 'assigned=me' },
  { id: 13, name: 'Overdue Class 1', query: 'due=overdue&q=Class+1' },
]
