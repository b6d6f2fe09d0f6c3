import { expect, test } from 'vitest'
import { comparePath, readComparison } from './compare-address'

const read = (query: string) => readComparison(new URLSearchParams(query))

test('an address names up to four schools, in order, each once', () => {
  expect(read('schools=a-1,b-2,a-1&schools=c-3')).toEqual({
    slugs: ['a-1', 'b-2', 'c-3'],
    place: null,
    isCut: false,
  })
  expect(read('schools=a,b,c,d,e')).toMatchObject({ slugs: ['a', 'b', 'c', 'd'], isCut: true })
})

test.each([
  '',
  'schools=',
  'schools=,,',
  'schools=<script>,..%2F..%2Fetc',
  'schools=%00',
  `schools=${'a'.repeat(161)}`,
  'schools=A-1',
])('of ?%s nothing is understood', (query) => {
  expect(read(query)).toEqual({ slugs: [], place: null, isCut: false })
})

test('an address gives back what it was made of', () => {
  const asked = { slugs: ['b-2', 'a-1'], place: 'jaipur' }
  const path = comparePath(asked)
  expect(path).toBe('/schools/compare?schools=b-2,a-1&place=jaipur')
  expect(read(path.slice(path.indexOf('?')))).toMatchObject(asked)
  expect(comparePath({ slugs: [], place: 'jaipur' })).toBe('/schools/compare')
})
