import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogsUrl } from './list-state'

const read = (search: string) => blogsUrl.read(new URLSearchParams(search))
const topics = Object.keys(blogMessages.topics)

test.each(['', '?topic=fees', '?page=2', '?topic=inclusion&page=12'])('round-trips %j', (search) =>
  expect(blogsUrl.pathOf(read(search))).toBe(`/blogs${search}`),
)

test.each(['?topic=politics', '?topic=toString', '?page=0', '?page=-1', '?page=1e3', '?page=2000'])(
  'reads %s as the whole list',
  (search) => expect(read(search)).toEqual({ topic: null, page: 1 }),
)

test('reads back the state that a path was written from', () => {
  const search = fc
    .record({ topic: fc.constantFrom(...topics), page: fc.integer({ min: 2, max: 999 }) })
    .map(({ topic, page }) => `?topic=${topic}&page=${page}`)
  fc.assert(
    fc.property(search, (given) => {
      expect(read(given).topic).not.toBeNull()
      expect(blogsUrl.pathOf(read(given))).toBe(`/blogs${given}`)
    }),
  )
})

test('is stable when read and written again', () => {
  const search = fc.oneof(
    fc.webQueryParameters(),
    fc.string().map((text) => `topic=fees&page=${text}`),
  )
  fc.assert(
    fc.property(search, (junk) => {
      const once = blogsUrl.pathOf(read(junk))
      expect(blogsUrl.pathOf(read(once.slice('/blogs'.length)))).toBe(once)
    }),
  )
})
