import { describe, expect, it } from 'vitest'
import { wordKey } from '../../platform/text/word-keys.ts'
import { correctionKeys } from './misspellings.ts'

describe('correctionKeys', () => {
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
  ])('%s can be corrected to %s', (typed, meant) => {
    expect([...correctionKeys(typed), wordKey(typed)]).toContain(wordKey(meant))
  })

  it.each([
    ['dps', 'das'],
    ['ryan', 'gyan'],
  ])('%s is not corrected to %s', (typed, other) => {
    expect(correctionKeys(typed)).not.toContain(wordKey(other))
  })

  it('are empty for numbers and very short words', () => {
    expect(correctionKeys('kv').size).toBe(0)
    expect(correctionKeys('1234').size).toBe(0)
  })
})
