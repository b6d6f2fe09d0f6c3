import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { clearSelectedFiltersAtom, selectedFilterAtoms } from './selected-filters'

beforeEach(() => localStorage.clear())

test('each section has its own map', () => {
  const store = createStore()
  store.set(selectedFilterAtoms.tuitions, { 35: 'Mathematics' })
  expect(JSON.parse(localStorage.getItem('tuitions-selected-filter-ids') ?? '')).toEqual({
    35: 'Mathematics',
  })
  expect(store.get(selectedFilterAtoms.camps)).toEqual({})
})

test('clears all sections at once', () => {
  const store = createStore()
  store.set(selectedFilterAtoms.tuitions, { 35: 'Mathematics' })
  store.set(selectedFilterAtoms.schools, { 3: 'Kindergarten' })
  store.set(clearSelectedFiltersAtom)
  expect(store.get(selectedFilterAtoms.tuitions)).toEqual({})
  expect(store.get(selectedFilterAtoms.schools)).toEqual({})
})
