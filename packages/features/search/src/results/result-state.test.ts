import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationwidePath, resultsUrl, searchAgainPath } from './result-state'

const read = (search: string) => resultsUrl.read(new URLSearchParams(search))

test('reads query, kind and page', () => {
  expect(read('query=%20dps%20&kind=schools&page=3')).toEqual({
    query: 'dps',
    kind: 'schools',
    isWords: false,
    place: '',
    radius: null,
    page: 3,
  })
})

test('ignores invalid values', () => {
  expect(read('query=a&kind=x&page=9')).toEqual({
    query: 'a',
    kind: 'all',
    isWords: false,
    place: '',
    radius: null,
    page: 1,
  })
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
        const state = resultsUrl.read(search)
        expect(resultsUrl.read(new URL(resultsUrl.pathOf(state), 'http://x').searchParams)).toEqual(
          state,
        )
      },
    ),
  )
})

test('a path holds the query as a form would send it', () => {
  const state = { ...resultsUrl.initial, query: "d'p s & co", kind: 'jobs', page: 2 } as const
  expect(resultsUrl.pathOf(state)).toBe(
    '/global-search-result?query=d%27p+s+%26+co&kind=jobs&page=2',
  )
  expect(resultsUrl.pathOf(resultsUrl.initial)).toBe('/global-search-result')
})

test('reads the place and radius of the widget; a radius alone means nothing', () => {
  const near = read('query=dps&place=%20Kochi%20&radius=10')
  expect(near).toMatchObject({ place: 'Kochi', radius: 10 })
  expect(nationwidePath(near)).toBe('/global-search-result?query=dps')
  expect(searchAgainPath(near, 'kv')).toBe('/global-search-result?query=kv&place=Kochi&radius=10')
  expect(read('query=dps&place=Kochi&radius=101').radius).toBeNull()
  expect(read('query=dps&radius=10').radius).toBeNull()
})
