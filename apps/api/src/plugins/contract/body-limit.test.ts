import { expect, it } from 'vitest'
import { bodyLimitOf } from './body-limit.ts'

const formats = { token: { pattern: '^[a-z]{43}$', maxLength: 43 } }
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  additionalProperties: false,
})

it('lets through the longest valid body, with emoji as escapes', () => {
  const schema = object({
    name: { type: 'string', maxLength: 60 },
    token: { type: 'string', format: 'token' },
    days: { type: 'array', maxItems: 7, items: { enum: ['mon', 'tue'] } },
    place: { oneOf: [{ type: 'integer' }, { type: ['string', 'null'], maxLength: 100 }] },
  })
  const longest = {
    name: '\\ud83d\\ude00'.repeat(60),
    token: 'a'.repeat(43),
    days: Array.from({ length: 7 }, () => 'mon'),
    place: '\\ud83d\\ude00'.repeat(100),
  }
  const bytes = JSON.stringify(longest, null, 2).replaceAll('\\\\', '\\').length
  expect(bodyLimitOf(schema, formats)).toBeGreaterThan(bytes)
  expect(bodyLimitOf(schema, formats)).toBeLessThan(8_000)
})

it.each([
  { type: 'string' },
  { type: 'array', items: { type: 'integer' } },
  { type: 'object' },
  object({ note: { type: 'string', maxLength: 1_000_000 } }),
  {},
])('is never more than 128 kB: %j', (schema) => {
  expect(bodyLimitOf(schema, formats)).toBe(128_000)
})
