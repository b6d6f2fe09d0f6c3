import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => localStorage.clear())

test.each([
  ['{"userId":7,"keys":["product/8"]}', ['product/8']],
  ['{', undefined],
  ['[]', undefined],
  ['{"userId":7}', undefined],
  ['{"userId":7,"keys":["store/1"]}', undefined],
  ['{"userId":"7","keys":[]}', undefined],
])('reads stored bookmarks and ignores invalid values: %s', async (stored, keys) => {
  localStorage.setItem('bookmarkedProducts', stored)
  vi.resetModules()
  const { storedBookmarksAtom } = await import('./bookmark-atoms')
  expect(createStore().get(storedBookmarksAtom)?.keys).toEqual(keys)
})
