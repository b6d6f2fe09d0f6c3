import { dayMs, hourMs, minuteMs } from '@edbazaar/feature-platform'
import type { CaseList, CaseRow } from './case-types'

/** Invented cases for stories and tests. The user of tests has the id 7. Times follow `now`. */

/** A time before now; negative for one that comes. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

export const anita = { id: 9, name: 'Anita Rao' }
export const lakshmi = { id: 12, name: 'Lakshmi Raghavan' }

export function rowOf(
  id: number,
  given: Partial<CaseRow> = {},
  name = 'Vidya Niketan Public School',
): CaseRow {
  return {
    id,
    reference: `M-${id}`,
    revision: 1,
    why: 'edit',
    subject: {
      kind: 'school',
      id,
      name,
      place: 'Bengaluru',
      image: null,
      path: `/schools/a-school-${id}`,
      edit_path: `/admin/${id}/edit`,
      state: 'approved',
      revision: 32,
    },
    owner: lakshmi,
    fields: [{ field: 'fees', is_held: false }],
    findings: [],
    priority: 'low',
    score: 1,
    is_urgent: false,
    from_revision: 31,
    to_revision: 32,
    reports: 0,
    opened_at: ago(9 * hourMs),
    is_overdue: false,
    claim: null,
    decision: null,
    is_own: false,
    ...given,
  }
}

export const phone = {
  code: 'phone',
  field: 'description',
  excerpt: '98450 12345',
  amount: null,
} as const
export const ranking = {
  code: 'ranking',
  field: 'description',
  excerpt: 'No. 1 school in Bengaluru',
  amount: null,
} as const
export const newName = { code: 'new_name', field: 'name', excerpt: null, amount: null } as const
export const newDomain = {
  code: 'new_domain',
  field: 'contact_email',
  excerpt: null,
  amount: null,
} as const
const feesUp = { code: 'fees_up', field: 'fees', excerpt: null, amount: 62 } as const

export const claimOf = (isMine: boolean): CaseRow['claim'] => ({
  by: isMine ? { id: 7, name: 'Meera Iyer' } : anita,
  until: ago(-(isMine ? 9 : 6) * minuteMs),
  is_mine: isMine,
})

/** Six cases, one of each kind of attention. */
export const sampleRows = (): CaseRow[] => [
  rowOf(20388, {
    subject: { ...rowOf(20388).subject, name: 'Kaveri Vidyashram', place: 'Mysuru' },
    fields: [
      { field: 'name', is_held: true },
      { field: 'seats', is_held: false },
    ],
    findings: [newName],
    priority: 'high',
    score: 6.2,
    opened_at: ago(54 * hourMs),
    is_overdue: true,
    claim: claimOf(false),
  }),
  rowOf(20391, {
    subject: { ...rowOf(20391).subject, name: 'Aarohan Public School', place: 'Nashik' },
    fields: [
      { field: 'fees', is_held: false },
      { field: 'files', is_held: false },
    ],
    findings: [feesUp],
    priority: 'medium',
    score: 3.4,
    opened_at: ago(51 * hourMs),
    is_overdue: true,
  }),
  rowOf(20402, {
    subject: { ...rowOf(20402).subject, name: 'ज्ञानदीप विद्या मंदिर', place: 'Lucknow' },
    fields: [{ field: 'description', is_held: false }],
    opened_at: ago(46 * hourMs),
  }),
  rowOf(20417, {
    fields: [
      { field: 'name', is_held: true },
      { field: 'contact_email', is_held: true },
      { field: 'fees', is_held: false },
      { field: 'description', is_held: false },
      { field: 'files', is_held: false },
      { field: 'filter_ids', is_held: false },
    ],
    findings: [newName, newDomain, ranking],
    priority: 'high',
    score: 7.4,
    reports: 2,
    opened_at: ago(25 * hourMs),
  }),
  rowOf(20420, {
    subject: { ...rowOf(20420).subject, name: 'Chilika Lake School', place: 'Bhubaneswar' },
    opened_at: ago(23 * hourMs),
  }),
  rowOf(20431, {
    subject: { ...rowOf(20431).subject, name: 'Tapti Valley School', place: 'Surat' },
    fields: [{ field: 'admissions', is_held: false }],
    opened_at: ago(40 * minuteMs),
  }),
]

/** The cases that were decided. */
export const decidedRows = (): CaseRow[] => [
  rowOf(20300, { decision: decisionOf('approved') }),
  rowOf(20301, {
    subject: { ...rowOf(20301).subject, name: 'Maru Bhoomi Academy', place: 'Jodhpur' },
    decision: decisionOf('hidden'),
  }),
]

export const decisionOf = (
  outcome: NonNullable<CaseRow['decision']>['outcome'],
): CaseRow['decision'] => ({
  outcome,
  reason_code: outcome === 'approved' ? null : 'not_genuine',
  note_public: outcome === 'approved' ? null : 'The address does not exist.',
  note_private: null,
  fields: [],
  decided_at: ago(20 * minuteMs),
  decided_by: anita,
  action_id: 511,
  undo_until: ago(-30 * dayMs),
})

export function listOf(given: Partial<CaseList> = {}): CaseList {
  const data = given.data ?? sampleRows()
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 25,
    totalPages: 1,
    tabs: [
      { tab: 'new', count: 41, oldest_at: ago(3 * hourMs), is_overdue: false },
      { tab: 'edited', count: 126, oldest_at: ago(54 * hourMs), is_overdue: true },
      { tab: 'reported', count: 9, oldest_at: ago(5 * hourMs), is_overdue: false },
      { tab: 'claims', count: 2, oldest_at: ago(20 * hourMs), is_overdue: false },
      { tab: 'appeals', count: 0, oldest_at: null, is_overdue: false },
      { tab: 'decided', count: 4402, oldest_at: null, is_overdue: false },
    ],
    views: { all: data.length, held: 2, with_findings: 3, overdue: 2, mine: 1 },
    median_decision_minutes: 310,
    target_hours: 48,
    ...given,
  }
}
