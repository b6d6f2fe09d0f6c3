import { describe, expect, it } from 'vitest'
import { isSlip } from './slip.ts'

describe('isSlip', () => {
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
  ])('%s may be %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(true)
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
  ])('%s is not %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(false)
  })
})
