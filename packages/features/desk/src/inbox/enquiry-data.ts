import { dayMs, hourMs, minuteMs } from '@edbazaar/feature-platform'
import type { Enquiry, TimelineEntry } from './enquiry-types'
import { allRights, idOf, lakshmi, listing, meera } from './inbox-data'
import { ago, dayAgo } from './sample-times'
import { canMoveTo, stages } from './stages'
import { taskOf } from './tasks/task-data'

/** An invented enquiry in full, for stories and tests. */

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

export const sampleConsent = (): Enquiry['consent'] => ({
  is_live: true,
  channels: ['email', 'whatsapp'],
  days: [1, 2, 3, 4, 5, 6],
  from: '10:00',
  to: '18:00',
  given_at: ago(hourMs),
  expires_on: '2027-01-10',
  withdrawn_at: null,
  owner_changed_at: null,
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

/** The consent was for the former owner of the listing. */
export const formerOwnersConsent = (): Enquiry['consent'] => ({
  ...sampleConsent(),
  is_live: false,
  owner_changed_at: ago(hourMs),
  now: [
    { channel: 'email', state: 'owner_changed', next_at: null },
    { channel: 'phone', state: 'owner_changed', next_at: null },
    { channel: 'whatsapp', state: 'owner_changed', next_at: null },
  ],
})

export function enquiryOf(given: Partial<Enquiry> = {}): Enquiry {
  return {
    id: idOf(1),
    reference: 'EB-7K42-19',
    revision: 1,
    state: 'new',
    state_since: ago(hourMs),
    next_states: stages.filter((state) => canMoveTo(given.state ?? 'new', state)),
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
    seats: { left: 12, total: 120 },
    visit_wish: 'saturday_mornings',
    received_at: ago(2 * dayMs),
    reply_due_at: ago(-5 * hourMs),
    first_reply_at: null,
    waiting_since: ago(hourMs),
    next_action_on: null,
    assigned_to: lakshmi,
    is_withdrawn: false,
    is_test: false,
    is_also_provider: false,
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
