import { expect, test } from 'vitest'
import { type BlockValues, missingIn } from './block-values'

const values: BlockValues = { code: 'spam', reason: '', until: '', isDayInvalid: false }
const today = '2026-11-25'

test.each([
  [{}, null],
  [{ code: null }, 'code'],
  [{ code: 'other' }, 'reason'],
  [{ code: 'other', reason: '  ' }, 'reason'],
  [{ code: 'other', reason: 'Sold the account' }, null],
  [{ until: '2026-11-26' }, null],
  [{ until: today }, 'until'],
  [{ until: '2020-01-01' }, 'until'],
  [{ isDayInvalid: true }, 'until'],
] as const)('a block with %j lacks %s', (changed, expected) => {
  expect(missingIn({ ...values, ...changed }, today)).toBe(expected)
})
