import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kinds } from '../kinds'
import { kindUrl } from './kind-url'

const contests = kindUrl('contest')
const read = (search: string) => contests.read(new URLSearchParams(search))

test('writes the page of the grid', () => {
  expect(contests.pathOf({ page: 1 })).toBe('/video/contests')
  expect(contests.pathOf({ page: 3 })).toBe('/video/contests?page=3')
})

test.each(['page=0', 'page=-1', 'page=05', 'page=1e3', 'page=1000', 'page=two', 'x=2'])(
  'reads %s as the first page',
  (search) => expect(read(search)).toEqual({ page: 1 }),
)

test('reads back the page that a path was written from', () => {
  const page = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), page, (kind, number) => {
      const url = kindUrl(kind)
      const { search } = new URL(url.pathOf({ page: number }), 'http://a')
      expect(url.read(new URLSearchParams(search))).toEqual({ page: number })
    }),
  )
})
