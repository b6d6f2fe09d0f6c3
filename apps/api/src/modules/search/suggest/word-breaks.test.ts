import { describe, expect, it } from 'vitest'
import { wordKey } from '../../platform/text/word-keys.ts'
import { tokenise } from './query-tokens.ts'
import { frequentSplits } from './word-breaks.ts'

const frequencies = new Map(
  Object.entries({
    little: 5_000,
    flower: 2_000,
    public: 90_000,
    vidyalaya: 30_000,
    vidy: 40_000,
  }).map(([word, documents]) => [wordKey(word), documents]),
)
const splitsOf = (query: string) =>
  frequentSplits(tokenise(query.split(' ')), frequencies).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  )

describe('a rare word', () => {
  it('is split into two frequent ones', () => {
    expect(splitsOf('littleflower pune')).toEqual(['little flower pune'])
  })

  it('is not split into words that are rare, or in too many names', () => {
    expect(splitsOf('littlefold')).toEqual([])
    expect(splitsOf('littlepublic')).toEqual([])
  })

  it('is not split in a query that has other words to be found by', () => {
    expect(splitsOf('littleflower school of pune')).toEqual([])
  })
})

it('does not split a frequent word', () => {
  expect(splitsOf('vidyalaya')).toEqual([])
})
