import { describe, expect, it } from 'vitest'
import { wordKey } from '../documents/keys.ts'
import { meantKeys } from './misspellings.ts'

describe('meantKeys', () => {
  it.each([
    ['mndir', 'mandir'],
    ['mandri', 'mandir'],
    ['manbir', 'mandir'],
    ['mandirr', 'mandir'],
    ['pubic', 'public'],
    ['publlic', 'public'],
    ['convint', 'convent'],
    ['ovt', 'govt'],
    ['pne', 'pune'],
    ['bqba', 'baba'],
  ])('%s may mean %s', (typed, meant) => {
    expect([...meantKeys(typed), wordKey(typed)]).toContain(wordKey(meant))
  })

  it.each([
    ['dps', 'das'],
    ['ryan', 'gyan'],
  ])('%s does not mean %s', (typed, other) => {
    expect(meantKeys(typed)).not.toContain(wordKey(other))
  })

  it('leaves numbers and very short words alone', () => {
    expect(meantKeys('kv').size).toBe(0)
    expect(meantKeys('1234').size).toBe(0)
  })
})
