import { expect, test } from 'vitest'
import { blogsPath, readBlogsState } from './list-state'

const read = (search: string) => readBlogsState(new URLSearchParams(search))

test.each(['', '?topic=fees', '?page=2', '?topic=inclusion&page=12'])('round-trips %j', (search) =>
  expect(blogsPath(read(search))).toBe(`/blogs${search}`),
)

test.each(['?topic=politics', '?topic=toString', '?page=0', '?page=-1', '?page=1e3', '?page=2000'])(
  'reads %s as the whole list',
  (search) => expect(read(search)).toEqual({ topic: null, page: 1 }),
)
