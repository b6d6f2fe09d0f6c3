import { describe, expect, it } from 'vitest'
import { darkColors } from './dark-colors'
import { lightColors } from './light-colors'

type Token = Exclude<keyof typeof lightColors, 'scrim'>

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Every pair of text and ground that a component uses. */
const words: readonly (readonly [Token, Token])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink', 'accentSoft'],
  ['ink2', 'paper'],
  ['ink2', 'surface'],
  ['ink2', 'sunk'],
  ['ink2', 'actSoft'],
  ['ink3', 'paper'],
  ['ink3', 'surface'],
  ['ink3', 'sunk'],
  ['act', 'paper'],
  ['act', 'surface'],
  ['act', 'actSoft'],
  ['actStrong', 'paper'],
  ['actStrong', 'actSoft'],
  ['onAct', 'act'],
  ['onAct', 'actStrong'],
  ['onAccent', 'accent'],
  ['accentInk', 'paper'],
  ['accentInk', 'accentSoft'],
  ['good', 'paper'],
  ['good', 'goodSoft'],
  ['bad', 'paper'],
  ['bad', 'surface'],
  ['bad', 'badSoft'],
  ['paper', 'ink'],
]

/** Frames and focus rings need 3 : 1. */
const frames: readonly (readonly [Token, Token])[] = [
  ['line2', 'paper'],
  ['line2', 'surface'],
  ['act', 'paper'],
]

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s theme', (_, colors) => {
  it.each(words)('sets %s on %s in at least 4.5 : 1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(frames)('draws %s on %s in at least 3 : 1', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})
