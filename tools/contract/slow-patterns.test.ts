import { expect, it } from 'vitest'
import { isSlowOn, slowPatterns } from './slow-patterns.ts'

const slowOf = (pattern: string) =>
  slowPatterns({ 'x-formats': { name: { pattern } } }).map(({ path }) => path)

it.each([
  '^[^\\p{Cc}]*[^\\p{Cc}\\s][^\\p{Cc}]*$',
  '^(a+)+$',
  '^(?:\\w|\\d)+$',
  '\\s+$',
  '^\\s*(.*)\\s*$',
])('refuses the slow pattern %s', (pattern) => {
  expect(slowOf(pattern)).toEqual(['/x-formats/name'])
})

it.each(['^(?!\\s*$)[^\\p{Cc}]*$', '^(?:[^\\d]*\\d){10,}[^\\d]*$', '^[a-z0-9-]+$'])(
  'accepts the linear pattern %s',
  (pattern) => {
    expect(slowOf(pattern)).toEqual([])
  },
)

it('finds patterns in lists and schemas', () => {
  const document = { schemas: [{ properties: { pattern: { pattern: '^(a+)+$' } } }] }
  expect(slowPatterns(document)).toMatchObject([
    { path: '/schemas/0/properties/pattern', pattern: '^(a+)+$', complexity: 'exponential' },
  ])
})

it('measures what a busy machine makes doubtful', () => {
  const attack = { pumps: [{ prefix: '/', pump: 'a' }], suffix: '\u0000' }
  expect(isSlowOn('^/(?![/\\\\])[^\\u0000]*$', attack)).toBe(false)
  expect(isSlowOn('\\s+$', { pumps: [{ prefix: '', pump: ' ' }], suffix: 'a' })).toBe(true)
})
