import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readResultState, resultsPath } from './result-state'

const read = (search: string) => readResultState(new URLSearchParams(search))

test('reads query, kind and page', () => {
  expect(read('query=%20dps%20&kind=schools&page=3')).toEqual({
    query: 'dps',
    kind: 'schools',
    page: 3,
  })
})

test('ignores invalid values', () => {
  expect(read('query=a&kind=x&page=9')).toEqual({ query: 'a', kind: 'all', page: 1 })
  expect(read('query=a&kind=jobs&page=51').page).toBe(1)
  expect(read(`query=${'a'.repeat(500)}`).query).toHaveLength(100)
  expect(read('query=%00').query).toBe('')
})

test('a path reads back as the state it was written from', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('schools', 'jobs'),
      fc.integer(),
      (query, kind, page) => {
        const search = new URLSearchParams({ query, kind, page: String(page) })
        const state = readResultState(search)
        expect(readResultState(new URL(resultsPath(state), 'http://x').searchParams)).toEqual(state)
      },
    ),
  )
})
