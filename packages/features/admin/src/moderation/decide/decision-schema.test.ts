import { createI18n } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { OpenDecision } from './decision'
import { type DecisionDraft, decisionSchema, emptyDecision } from './decision-schema'
import { messages } from './messages'

const t = createI18n('en').translate(messages)
const reject = { outcome: 'rejected_fields', fields: ['name', 'files'] } as const
const row = { revision: 2, to_revision: 8 } as Parameters<typeof decisionSchema>[0]['row']

const read = (decision: OpenDecision, values: Partial<DecisionDraft> = {}) =>
  v.safeParse(decisionSchema({ row }, decision)(t), { ...emptyDecision, ...values })

function missingIn(decision: OpenDecision, values: Partial<DecisionDraft> = {}) {
  const [issue] = read(decision, values).issues ?? []
  return issue && v.getDotPath(issue)
}

test('each rejected field needs its own reason', () => {
  expect(missingIn(reject)).toBe('fields.name')
  expect(missingIn(reject, { fields: { name: 'evidence_missing' } })).toBe('fields.files')
  const fields = { name: 'evidence_missing', files: 'contact_details' }
  expect(missingIn(reject, { fields })).toBeUndefined()
})

test('another reason needs a message', () => {
  const hide = { outcome: 'hidden' } as const
  expect(missingIn(hide, { reason_code: 'other' })).toBe('note_public')
  expect(
    missingIn(hide, { reason_code: 'other', note_public: 'It has no pupils.' }),
  ).toBeUndefined()
  const fields = { name: 'other', files: 'contact_details' }
  expect(missingIn(reject, { fields })).toBe('note_public')
})

test('a refusal needs no reason, everything else does', () => {
  expect(missingIn({ outcome: 'ignored' })).toBeUndefined()
  expect(missingIn({ outcome: 'removed' })).toBe('reason_code')
  expect(missingIn({ outcome: 'changes' }, { reason_code: 'wording' })).toBe('note_public')
})

test('a body names the revisions that were read, and leaves out empty notes', () => {
  const values = {
    // A field that is not rejected any more.
    fields: { files: 'contact_details', name: 'evidence_missing', fees: 'wrong_facts' },
    note_public: ' A photo without the banner is enough. ',
  }
  expect(read(reject, values).output).toEqual({
    revision: 2,
    to_revision: 8,
    outcome: 'rejected_fields',
    fields: [
      { field: 'name', reason_code: 'evidence_missing' },
      { field: 'files', reason_code: 'contact_details' },
    ],
    note_public: 'A photo without the banner is enough.',
  })
})
