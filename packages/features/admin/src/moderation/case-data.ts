import { dayMs, hourMs } from '@edbazaar/feature-platform'
import type { CaseEvent, Change, ModerationCase, UndoResult } from './case-types'
import {
  ago,
  anita,
  decisionOf,
  lakshmi,
  newDomain,
  newName,
  phone,
  ranking,
  rowOf,
  sampleRows,
} from './moderation-data'

/** Invented cases with all their parts, for stories and tests. */

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
    record: sampleRecord,
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
    record: sampleRecord,
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
    record: sampleRecord,
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
    record: sampleRecord,
    next_states: ['approved', 'changes', 'hidden', 'removed', 'ignored'],
  })
}

/** A new blog with its text. */
export function blogCase(): ModerationCase {
  const row = rowOf(20443, { why: 'new', fields: [] }, 'How we chose a school')
  return caseOf({
    row: { ...row, subject: { ...row.subject, kind: 'blog', place: null, path: null } },
    changes: [],
    record: [
      { field: 'files', kind: 'image', value: [imageOf('Desk')] },
      { field: 'title', kind: 'text', value: 'How we chose a school' },
      { field: 'summary', kind: 'text', value: 'Three visits, one list and a map.' },
      {
        field: 'content_html',
        kind: 'html',
        value:
          '<h2>The list</h2><p>We began with a list of 31 schools and a map of bus routes.</p><p>Four were left after a week.</p>',
      },
    ],
    reports: [],
    next_states: ['approved', 'changes', 'hidden', 'removed'],
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

/** Sample fields of the listing of a case, besides its changes. */
const sampleRecord: ModerationCase['record'] = [
  { field: 'established_on', kind: 'text', value: '1984-06-01' },
  { field: 'n_students', kind: 'text', value: '1240' },
  { field: 'seats', kind: 'text', value: { total: 50, left: 28 } },
  {
    field: 'admissions',
    kind: 'list',
    value: {
      opens_on: '2027-01-07',
      closes_on: '2027-03-17',
      dates: [{ from: '2027-04-08', to: null, label: 'First list', is_key: false }],
    },
  },
  { field: 'website', kind: 'text', value: 'https://vidyaniketan.example' },
  { field: 'filter_ids', kind: 'list', value: ['CBSE', 'Library', 'Playground'] },
]
