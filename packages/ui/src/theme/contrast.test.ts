import { describe, expect, it } from 'vitest'
import { contrast, framePairs, textPairs } from './contrast'
import { darkColors } from './dark-colors'
import { lightColors } from './light-colors'
import { nilgiriColors } from './nilgiri-colors'

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
  ['partner’s', nilgiriColors],
])('the %s theme', (_, colors) => {
  it.each(textPairs)('sets %s on %s in at least 4.5 : 1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(framePairs)('draws %s on %s in at least 3 : 1', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})
