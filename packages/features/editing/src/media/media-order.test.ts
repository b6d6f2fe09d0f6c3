import type { Media } from '@edbazaar/api-client'
import { expect, test } from 'vitest'
import { withMoved, withUploaded } from './media-order'

const media = (url: string): Media => ({
  url,
  kind: 'video',
  name: null,
  bytes: null,
  image: null,
})
const list = (urls: string) => [...urls].map(media)
const urls = (all: readonly Media[]) => all.map(({ url }) => url).join('')

test('adds an uploaded file at the front', () => {
  expect(urls(withUploaded(list('xy'), media('a'), new Map([['a', -1000]])))).toBe('axy')
  expect(urls(withUploaded(list('xy'), media('a'), new Map()))).toBe('axy')
  expect(urls(withUploaded([], media('a'), new Map()))).toBe('a')
})

test('keeps the order in which files were chosen, whichever upload ends first', () => {
  const positions = new Map([
    ['a', -1000],
    ['b', -999],
    ['c', -998],
  ])
  let all = list('x')
  for (const url of ['c', 'a', 'b']) all = withUploaded(all, media(url), positions)
  expect(urls(all)).toBe('abcx')
})

test('puts files chosen later in front', () => {
  const positions = new Map([
    ['a', -1000],
    ['b', -999],
    ['c', -2000],
  ])
  let all = list('x')
  for (const url of ['c', 'b', 'a']) all = withUploaded(all, media(url), positions)
  expect(urls(all)).toBe('cabx')
})

test('moves a file to a position', () => {
  expect(urls(withMoved(list('abc'), 'c', 1))).toBe('acb')
  expect(urls(withMoved(list('abc'), 'a', 2))).toBe('bca')
  expect(urls(withMoved(list('abc'), 'b', 0))).toBe('bac')
})
