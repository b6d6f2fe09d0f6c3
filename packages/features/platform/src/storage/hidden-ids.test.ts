import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { hiddenIdsAtom } from './hidden-ids'

test('keeps the ids that were hidden last, each once', () => {
  const store = createStore()
  const idsAtom = hiddenIdsAtom('hidden-ids-test')
  for (let id = 1; id <= 201; id += 1) store.set(idsAtom, id)
  store.set(idsAtom, 2)
  const ids = store.get(idsAtom)
  expect(ids).toHaveLength(200)
  expect(ids.at(-1)).toBe(2)
  expect(ids).not.toContain(1)
})

test('ignores what is stored in another form', () => {
  localStorage.setItem('hidden-ids-broken', '["one"]')
  expect(createStore().get(hiddenIdsAtom('hidden-ids-broken'))).toEqual([])
})
