import { expect, test } from 'vitest'
import { bookmarksUrl } from './bookmarks-state'

test.each([
  ['/bookmarks', { kind: 'school', page: 1 }],
  ['/bookmarks?kind=job', { kind: 'job', page: 1 }],
  ['/bookmarks?kind=blog&page=3', { kind: 'blog', page: 3 }],
] as const)('%s sets the kind and the page', (path, state) => {
  expect(bookmarksUrl.pathOf(state)).toBe(path)
  expect(bookmarksUrl.read(new URL(path, 'http://x').searchParams)).toEqual(state)
})

test.each(['kind=store', 'kind=', 'page=0', 'page=-1', 'page=many'])(
  'the invalid query %s shows the first page of schools',
  (search) => {
    expect(bookmarksUrl.read(new URLSearchParams(search))).toEqual({ kind: 'school', page: 1 })
  },
)
