import type { DeskRights } from '@edbazaar/api-client'
import { dayMs, hourMs } from '@edbazaar/feature-platform'
import type { Enquiries, EnquiryRow } from './enquiry-types'
import { ago, dayAgo } from './sample-times'

/** Invented enquiries for stories and tests. The user of tests has the id 7. */

/** The id of a sample enquiry. */
export const idOf = (number: number) =>
  `7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f${String(number).padStart(2, '0')}`

export const allRights: DeskRights = {
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

export const meera = { user_id: 7, name: 'Meera Iyer' }
export const lakshmi = { user_id: 8, name: 'Lakshmi Raghavan' }
export const listing = { kind: 'school', id: 3, name: 'Vidya Niketan Public School' } as const

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
    is_consent_withdrawn: false,
    has_new_owner: false,
    is_test: false,
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
    is_consent_withdrawn: true,
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
    check_rows: 2,
    my_rights: allRights,
    ...given,
  }
}

/** The user's saved views. */
export const sampleViews = [
  { id: 12, name: 'Mine', query: 'assigned=me' },
  { id: 13, name: 'Overdue Class 1', query: 'due=overdue&q=Class+1' },
]
