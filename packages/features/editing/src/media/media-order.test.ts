import type { Media } from '@edbazaar/api-client'
import { expect, test } from 'vitest'
import { withArrived, withMoved } from './media-order'

const media = (url: string): Media => ({
  url,
  kind: 'video',
  name: null,
  bytes: null,
  image: null,
})
const list = (urls: string) => [...urls].map(media)
const urls = (all: readonly Media[]) => all.map(({ url }) => url).join('')

test('what arrives stands in front', () => {
  expect(urls(withArrived(list('xy'), media('a'), new Map([['a', -1000]])))).toBe('axy')
  expect(urls(withArrived(list('xy'), media('a'), new Map()))).toBe('axy')
  expect(urls(withArrived([], media('a'), new Map()))).toBe('a')
})

test('of those that were chosen together the first stands first, however they arrive', () => {
  const places = new Map([
    ['a', -1000],
    ['b', -999],
    ['c', -998],
  ])
  let all = list('x')
  for (const url of ['c', 'a', 'b']) all = withArrived(all, media(url), places)
  expect(urls(all)).toBe('abcx')
})

test('what was chosen later stands in front of it', () => {
  const places = new Map([
    ['a', -1000],
    ['b', -999],
    ['c', -2000],
  ])
  let all = list('x')
  for (const url of ['c', 'b', 'a']) all = withArrived(all, media(url), places)
  expect(urls(all)).toBe('cabx')
})

test('a file is moved to a place', () => {
  expect(urls(withMoved(list('abc'), 'c', 1))).toBe('acb')
  expect(urls(withMoved(list('abc'), 'a', 2))).toBe('bca')
  expect(urls(withMoved(list('abc'), 'b', 0))).toBe('bac')
})
