import { expect, test } from 'vitest'
import { changedState } from './changed-state'

const shown = { ids: [1, 2], sort: null as string | null, page: 3, point: { lat: 1, lng: 2 } }

test('a second change keeps the first, which has not been shown yet', () => {
  const requested = { ...shown, ids: [1, 2, 5], page: 1 }
  const next = { ...shown, ids: [1, 2, 7], page: 1 }
  expect(changedState(shown, next, requested)).toEqual({ ...requested, ids: [1, 2, 5, 7] })
  expect(changedState(shown, { ...shown, sort: 'name' }, requested)).toEqual({
    ...requested,
    sort: 'name',
  })
})

test('values that are removed twice or added twice are so once', () => {
  const requested = { ...shown, ids: [2, 5] }
  expect(changedState(shown, { ...shown, ids: [1] }, requested).ids).toEqual([5])
  expect(changedState(shown, { ...shown, ids: [2, 5] }, requested).ids).toEqual([2, 5])
})

test('the last change of one value wins', () => {
  const requested = { ...shown, sort: 'fees', point: { lat: 5, lng: 5 } }
  const next = { ...shown, sort: 'name' }
  expect(changedState(shown, next, requested)).toEqual({ ...requested, sort: 'name' })
})
