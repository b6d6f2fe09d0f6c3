import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { withSearch } from './recent-searches'

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
})

/** Reloads the module, as opening a new page does. */
async function openPage() {
  const { recentSearchesAtom, rememberSearchAtom } = await import('./recent-searches')
  const store = createStore()
  return {
    recent: () => store.get(recentSearchesAtom),
    search: (query: string) => store.set(rememberSearchAtom, query),
  }
}

test('puts the latest search first, without duplicates, and keeps six', () => {
  expect(withSearch(['dps', 'kathak'], ' Kathak ')).toEqual(['Kathak', 'dps'])
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
  expect(withSearch(['dps'], '  ')).toEqual(['dps'])
  expect(withSearch([], 'a'.repeat(500))[0]).toHaveLength(100)
})

test('recent searches are available on the next page', async () => {
  const { search } = await openPage()
  search('दिल्ली')
  search('<b>')
  vi.resetModules()
  expect((await openPage()).recent()).toEqual(['<b>', 'दिल्ली'])
})

test('adds to the searches of earlier pages', async () => {
  window.localStorage.setItem('recentSearches', '["dps"]')
  const { recent, search } = await openPage()
  search('kathak')
  expect(recent()).toEqual(['kathak', 'dps'])
})

test.each(['', '{', '"dps"', '[1]', '[""]', '["1","2","3","4","5","6","7"]'])(
  'ignores the stored value %s',
  async (stored) => {
    window.localStorage.setItem('recentSearches', stored)
    expect((await openPage()).recent()).toEqual([])
  },
)
