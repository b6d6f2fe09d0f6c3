import { describe, expect, it } from 'vitest'
import { isTypo } from './typo.ts'

describe('isTypo', () => {
  it.each([
    ['pne', 'pune'],
    ['ovt', 'govt'],
    ['puen', 'pune'],
    ['govr', 'govt'],
    ['mndir', 'mandir'],
    ['acadeny', 'academy'],
    ['vidylay', 'vidyalaya'],
    ['intrnatonal', 'international'],
    ['quillfeeath', 'quillfeather'],
  ])('accepts %s for %s', (typed, word) => {
    expect(isTypo(typed, word)).toBe(true)
  })

  it.each([
    ['ryan', 'rang'],
    ['ryan', 'gyan'],
    ['qqqq', 'kankarbagh'],
    ['xqzzy', 'jayanagar'],
    ['dps', 'dispur'],
    ['dps', 'das'],
    ['club', 'play'],
    ['gyan', 'ganga'],
    ['tagore', 'tagging'],
  ])('rejects %s for %s', (typed, word) => {
    expect(isTypo(typed, word)).toBe(false)
  })
})
