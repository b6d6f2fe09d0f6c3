import { createI18n } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { messages } from '../messages'
import { blockSchema } from './block-schema'

const schema = blockSchema(createI18n('en').translate(messages), '2026-11-25')
const draft = { reason_code: 'spam', reason: '', until: '' }

test.each([
  [{}, undefined],
  [{ reason_code: '' }, 'reason_code'],
  [{ reason_code: 'other' }, 'reason'],
  [{ reason_code: 'other', reason: '  ' }, 'reason'],
  [{ reason_code: 'other', reason: 'Sold the account' }, undefined],
  [{ until: '2026-11-26' }, undefined],
  [{ until: '2026-11-25' }, 'until'],
  [{ until: '2020-01-01' }, 'until'],
  [{ until: '31/12' }, 'until'],
])('a block with %j lacks %s', (changed, expected) => {
  const [issue] = v.safeParse(schema, { ...draft, ...changed }).issues ?? []
  expect(issue && v.getDotPath(issue)).toBe(expected)
})

test('a block without words or an end says so', () => {
  expect(v.parse(schema, draft)).toEqual({ reason_code: 'spam', until: null })
})
