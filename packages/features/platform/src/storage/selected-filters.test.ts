import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { selectedFilterAtoms } from './selected-filters'
import { forgetUserAtom, storedAtom } from './stored-atom'

beforeEach(() => localStorage.clear())

test('each section has its own map', () => {
  const store = createStore()
  store.set(selectedFilterAtoms.tuitions, { 35: 'Mathematics' })
  expect(JSON.parse(localStorage.getItem('tuitions-selected-filter-ids') ?? '')).toEqual({
    35: 'Mathematics',
  })
  expect(store.get(selectedFilterAtoms.camps)).toEqual({})
})

test('signing out clears all sections', () => {
  const store = createStore()
  store.set(selectedFilterAtoms.tuitions, { 35: 'Mathematics' })
  store.set(selectedFilterAtoms.schools, { 3: 'Kindergarten' })
  store.set(forgetUserAtom)
  expect(store.get(selectedFilterAtoms.tuitions)).toEqual({})
  expect(store.get(selectedFilterAtoms.schools)).toEqual({})
})

test('signing out keeps settings of the device, and clears data of code that is not loaded', () => {
  const store = createStore()
  const collapsed = storedAtom<boolean>('collapsed', {
    initial: false,
    isValue: (stored) => typeof stored === 'boolean',
    isDeviceSetting: true,
  })
  store.set(collapsed, true)
  localStorage.setItem('recentSearches', '["my address"]')
  store.set(forgetUserAtom)
  expect(store.get(collapsed)).toBe(true)
  expect(localStorage.getItem('recentSearches')).toBeNull()
})
