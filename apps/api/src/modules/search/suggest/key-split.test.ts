import { describe, expect, it } from 'vitest'
import { likelyDocuments, splitBeside, splitKeys, splitNear } from './key-split.ts'

const [rare, some, common, everywhere, often, oftenToo] = [1, 2, 3, 4, 5, 6]
const frequencies = new Map([
  [some, 6_000],
  [common, 90_000],
  [everywhere, 700_000],
  [often, 17_000],
  [oftenToo, 30_000],
])

describe('splitKeys', () => {
  it('checks frequent keys on the few rows of a rare key', () => {
    expect(splitKeys([rare, everywhere], frequencies)).toEqual({
      required: [rare],
      also: [everywhere],
      documents: 0,
    })
  })

  it('also looks up the next rarest key if the rarest has thousands of rows', () => {
    expect(splitKeys([everywhere, some, common], frequencies)).toEqual({
      required: [some, common],
      also: [everywhere],
      documents: 6_000,
    })
  })

  it('looks up three keys that are each too frequent to leave few rows', () => {
    expect(splitKeys([everywhere, oftenToo, often], frequencies).required).toEqual([
      often,
      oftenToo,
    ])
    expect(splitKeys([common, oftenToo, often, 7], frequencies).required).toEqual([7, often])
    const third = new Map([...frequencies, [7, 40_000]])
    expect(splitKeys([common, oftenToo, often, 7], third).required).toEqual([often, oftenToo, 7])
  })
})

describe('likelyDocuments', () => {
  it('expects fewer documents with each key', () => {
    expect(likelyDocuments([common], frequencies)).toBe(90_000)
    expect(likelyDocuments([common, everywhere], frequencies)).toBe(90_000)
    expect(likelyDocuments([common, everywhere, often], frequencies)).toBeCloseTo(2_186, 0)
  })

  it('expects none with a rare key, and none while no key is frequent', () => {
    expect(likelyDocuments([common, rare], frequencies)).toBe(0)
    expect(likelyDocuments([common, everywhere], new Map())).toBeCloseTo(0)
  })
})

describe('splitNear', () => {
  it('looks up the two rarest keys', () => {
    expect(splitNear([everywhere, often, some], frequencies)).toEqual({
      required: [some, often],
      also: [everywhere],
      documents: 6_000,
    })
  })

  it('looks up the rarest key alone if the next is in too many documents', () => {
    expect(splitNear([everywhere, common, some], frequencies).also).toEqual([common, everywhere])
    expect(splitNear([everywhere, often], frequencies)).toEqual({
      required: [often],
      also: [everywhere],
      documents: 17_000,
    })
  })
})

describe('splitBeside', () => {
  it.each([
    [1_000, [everywhere, common], [common]],
    [1_000, [everywhere], []],
    [10_000, [everywhere], [everywhere]],
    [100_000, [everywhere, often, common], [often, common]],
    [1_000_000, [everywhere, often, common], [often, common, everywhere]],
  ])('with alternatives in %i documents looks up as few of %j as necessary', (...given) => {
    const [documents, keys, required] = given
    expect(splitBeside(keys, documents, frequencies).required).toEqual(required)
  })

  it('tells in how many documents the rarest part is', () => {
    expect(splitBeside([often], 1_000, frequencies).documents).toBe(1_000)
    expect(splitBeside([some], 30_000, frequencies).documents).toBe(6_000)
    expect(splitBeside([rare], 30_000, frequencies).documents).toBe(0)
    expect(splitBeside([], 30_000, frequencies).documents).toBe(30_000)
  })
})
