import type { CaseEvent, CaseList, CaseRow, Change, ModerationCase, UndoResult } from './case-types'

/** Invented cases for stories and tests. The user of tests has the id 7. Times follow `now`. */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A time before now; negative for one that comes. */
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const anita = { id: 9, name: 'Anita Rao' }
const lakshmi = { id: 12, name: 'Lakshmi Raghavan' }

function rowOf(
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

const phone = { code: 'phone', field: 'description', excerpt: '98450 12345', amount: null } as const
const ranking = {
  code: 'ranking',
  field: 'description',
  excerpt: 'No. 1 school in Bengaluru',
  amount: null,
} as const
const newName = { code: 'new_name', field: 'name', excerpt: null, amount: null } as const
const newDomain = {
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

const changeOf = (given: Partial<Change> & Pick<Change, 'field' | 'kind'>): Change => ({
  before: null,
  after: null,
  is_held: false,
  can_reject: true,
  findings: [],
  ...given,
})

const imageOf = (name: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="#cfe0e2"/><rect x="46" y="62" width="208" height="86" fill="#f1e2c6"/><path d="M38 62H262L250 48H50Z" fill="#a3553b"/><text x="150" y="120" text-anchor="middle" font-size="18">${name}</text></svg>`)}`,
  width: 1600,
  height: 1067,
  variants: [],
  formats: [],
  placeholder: '',
  caption: null,
  is_drawn: false,
})

const sampleChanges = (): Change[] => [
  changeOf({
    field: 'name',
    kind: 'text',
    before: 'Vidya Niketan Public School',
    after: 'Vidya Niketan International School',
    is_held: true,
    findings: [newName],
  }),
  changeOf({
    field: 'contact_email',
    kind: 'text',
    before: 'office@vidyaniketan.example',
    after: 'admissions@vn-campus.example',
    is_held: true,
    findings: [newDomain],
  }),
  changeOf({
    field: 'fees',
    kind: 'money',
    before: fees(118_000),
    after: fees(124_500),
  }),
  changeOf({
    field: 'description',
    kind: 'html',
    before:
      '<p>Founded in 1984, the school teaches 1,420 pupils from Nursery to Class 12. Every class has two teachers for 40 pupils, and a garden.</p>',
    after:
      '<p>Founded in 1984, the school is the No. 1 school in Bengaluru and teaches 1,610 pupils from Nursery to Class 12. Every class has three teachers for 40 pupils, and a garden.</p>',
    findings: [ranking],
  }),
  changeOf({
    field: 'files',
    kind: 'image',
    before: [imageOf('Gate')],
    after: [imageOf('Banner')],
  }),
  changeOf({
    field: 'filter_ids',
    kind: 'list',
    before: ['Hostel', 'Library', 'Playground'],
    after: ['Library', 'Playground', 'Swimming pool', 'Robotics lab'],
  }),
]

const fees = (tuition: number) => ({
  year: '2027–28',
  rows: [{ classes: 'Class 1', admission: 20_000, tuition, transport: null, books: null }],
})

const eventOf = (id: number, given: Partial<CaseEvent>): CaseEvent => ({
  id,
  kind: 'opened',
  actor: null,
  outcome: null,
  fields: [],
  text: null,
  at: ago(25 * hourMs),
  ...given,
})

const sampleHistory = (): CaseEvent[] => [
  eventOf(4, { kind: 'note', actor: anita, text: 'The principal called about the new name.' }),
  eventOf(3, { actor: lakshmi, fields: ['name', 'fees'] }),
  eventOf(2, {
    kind: 'decided',
    actor: anita,
    outcome: 'rejected_fields',
    fields: ['files'],
    at: ago(90 * dayMs),
  }),
  eventOf(1, { kind: 'decided', actor: anita, outcome: 'approved', at: ago(200 * dayMs) }),
]

/** A case with six changes, two of them held. */
export function caseOf(given: Partial<ModerationCase> = {}): ModerationCase {
  const [, , , row = rowOf(20417)] = sampleRows()
  return {
    row,
    changes: sampleChanges(),
    score_parts: [
      { code: 'held', points: 3 },
      { code: 'findings', points: 3.4 },
      { code: 'reports', points: 1 },
    ],
    reports: [
      {
        id: 1,
        reason: 'wrong_facts',
        text: 'The board outside says Public School, not International.',
        reporter: { id: 31, name: 'Asha Menon' },
        at: ago(20 * hourMs),
        agreed: null,
        earlier_reports: 4,
        earlier_agreed: 3,
      },
      {
        id: 2,
        reason: 'advertising',
        text: null,
        reporter: null,
        at: ago(5 * hourMs),
        agreed: null,
        earlier_reports: 0,
        earlier_agreed: 0,
      },
    ],
    history: sampleHistory(),
    other_cases: [rowOf(20350, { decision: decisionOf('approved') }, 'Vidya Niketan, Whitefield')],
    owner_record: {
      since: ago(950 * dayMs),
      email: 'office@vidyaniketan.example',
      listings: 2,
      decided: 42,
      approved: 41,
      upheld: 1,
    },
    appeal: null,
    school_claims: [],
    rights: { decide: true, claim: true, undo: false, refused_why: null },
    next_states: ['approved', 'changes', 'rejected_fields', 'hidden', 'removed'],
    ...given,
  }
}

/** A new case of a school, asked for by two people. */
export function claimCase(): ModerationCase {
  const claimant = (id: number, name: string, isOfficial: boolean) => ({
    id,
    by: { id: id + 50, name },
    role: 'principal' as const,
    email: isOfficial ? 'office@vidyaniketan.example' : 'principal@post.example',
    phone: '98765 43210',
    text: 'I am the principal since 2019.',
    at: ago(20 * hourMs),
    is_official_domain: isOfficial,
    open_claims: 1,
  })
  return caseOf({
    row: rowOf(20440, { why: 'claim', fields: [], owner: null, from_revision: null }),
    changes: [],
    reports: [],
    owner_record: null,
    school_claims: [claimant(1, 'Joseph Kurian', true), claimant(2, 'Devika Rao', false)],
    next_states: ['approved', 'ignored'],
  })
}

/** An appeal against a decision to hide. */
export function appealCase(): ModerationCase {
  return caseOf({
    row: rowOf(20441, { why: 'appeal', fields: [] }),
    changes: [],
    reports: [],
    appeal: {
      text: 'The affiliation letter is on our website since Monday.',
      by: lakshmi,
      at: ago(6 * hourMs),
      result: 'open',
      decided_at: null,
    },
    next_states: ['approved', 'ignored'],
  })
}

/** A school whose description has a phone number, reported by parents. */
export function reportCase(): ModerationCase {
  return caseOf({
    row: rowOf(20442, { why: 'report', fields: [], findings: [phone], reports: 2 }),
    changes: [],
    next_states: ['ignored', 'changes', 'hidden', 'removed'],
  })
}

/** An undo that leaves the fees, which the owner has changed since. */
export const partUndo = (): UndoResult => ({
  action_id: null,
  returning: 2,
  refused: 1,
  lines: [
    {
      entity: 'school',
      entity_id: 20417,
      name: null,
      field: 'fees',
      now: '₹88,500',
      back: '₹79,000',
      is_refused: true,
    },
    {
      entity: 'school',
      entity_id: 20417,
      name: null,
      field: 'description',
      now: 'A school with three teachers in every class.',
      back: 'A school with two teachers in every class.',
      is_refused: false,
    },
    {
      entity: 'school',
      entity_id: 20417,
      name: null,
      field: 'seats',
      now: '40',
      back: null,
      is_refused: false,
    },
  ],
})
