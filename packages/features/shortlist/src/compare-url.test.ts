import { expect, test } from 'vitest'
import { comparePath, readComparison } from './compare-url'

const read = (query: string) => readComparison(new URLSearchParams(query))

test('reads up to four schools in order, without duplicates', () => {
  expect(read('schools=a-1,b-2,a-1&schools=c-3')).toEqual({
    slugs: ['a-1', 'b-2', 'c-3'],
    place: null,
    hasDifferencesOnly: false,
    isTruncated: false,
  })
  expect(read('schools=a,b,c,d,e')).toMatchObject({
    slugs: ['a', 'b', 'c', 'd'],
    isTruncated: true,
  })
})

test.each([
  '',
  'schools=',
  'schools=,,',
  'schools=<script>,..%2F..%2Fetc',
  'schools=%00',
  `schools=${'a'.repeat(161)}`,
  'schools=A-1',
])('ignores the invalid query ?%s', (query) => {
  expect(read(query)).toEqual({
    slugs: [],
    place: null,
    hasDifferencesOnly: false,
    isTruncated: false,
  })
})

test('reads back the URL it writes', () => {
  const requested = { slugs: ['b-2', 'a-1'], place: 'jaipur' }
  const path = comparePath(requested)
  expect(path).toBe('/schools/compare?schools=b-2,a-1&place=jaipur')
  expect(read(path.slice(path.indexOf('?')))).toMatchObject(requested)
  expect(comparePath({ slugs: [], place: 'jaipur' })).toBe('/schools/compare')
})
