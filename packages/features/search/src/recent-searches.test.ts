import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { withSearch } from './recent-searches'

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
})

/** The searches as a page that has just been opened shows them. */
async function openPage() {
  const { recentSearchesAtom, rememberSearchAtom } = await import('./recent-searches')
  const store = createStore()
  return {
    recent: () => store.get(recentSearchesAtom),
    search: (query: string) => store.set(rememberSearchAtom, query),
  }
}

test('the latest search stands first, once, and six are kept', () => {
  expect(withSearch(['dps', 'kathak'], ' Kathak ')).toEqual(['Kathak', 'dps'])
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
  expect(withSearch(['dps'], '  ')).toEqual(['dps'])
  expect(withSearch([], 'a'.repeat(500))[0]).toHaveLength(100)
})

test('what was searched for is there on the next page', async () => {
  const { search } = await openPage()
  search('दिल्ली')
  search('<b>')
  vi.resetModules()
  expect((await openPage()).recent()).toEqual(['<b>', 'दिल्ली'])
})

test('a search keeps those of pages before', async () => {
  window.localStorage.setItem('recentSearches', '["dps"]')
  const { recent, search } = await openPage()
  search('kathak')
  expect(recent()).toEqual(['kathak', 'dps'])
})

test.each(['', '{', '"dps"', '[1]', '[""]', '["1","2","3","4","5","6","7"]'])(
  'what is stored as %s is no list of searches',
  async (stored) => {
    window.localStorage.setItem('recentSearches', stored)
    expect((await openPage()).recent()).toEqual([])
  },
)
