import { expect, test } from 'vitest'
import { decisionBody, initialValues, missingIn } from './decision'

const reject = { outcome: 'rejected_fields', fields: ['name', 'files'] } as const

test('each rejected field needs its own reason', () => {
  expect(missingIn(reject, initialValues)).toEqual({ field: 'name' })
  const half = { ...initialValues, fieldReasons: { name: 'evidence_missing' } } as const
  expect(missingIn(reject, half)).toEqual({ field: 'files' })
  const whole = {
    ...half,
    fieldReasons: { ...half.fieldReasons, files: 'contact_details' },
  } as const
  expect(missingIn(reject, whole)).toBeUndefined()
})

test('another reason needs a message', () => {
  const values = { ...initialValues, reason: 'other' } as const
  expect(missingIn({ outcome: 'hidden' }, values)).toBe('message')
  expect(missingIn({ outcome: 'hidden' }, { ...values, note: 'It has no pupils.' })).toBeUndefined()
})

test('a refusal needs no reason, everything else does', () => {
  expect(missingIn({ outcome: 'ignored' }, initialValues)).toBeUndefined()
  expect(missingIn({ outcome: 'removed' }, initialValues)).toBe('reason')
  expect(missingIn({ outcome: 'changes' }, { ...initialValues, reason: 'wording' })).toBe('message')
})

test('a body names the revisions that were read, and leaves out empty notes', () => {
  const row = { revision: 2, to_revision: 8 } as Parameters<typeof decisionBody>[0]['row']
  const values = {
    ...initialValues,
    fieldReasons: { name: 'evidence_missing', files: 'contact_details' },
    note: ' A photo without the banner is enough. ',
  } as const
  expect(decisionBody({ row }, reject, values)).toEqual({
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
