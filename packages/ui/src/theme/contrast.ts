import type { lightColors } from './light-colors'

/** The colours of a theme, as `#rrggbb`. */
export type ThemeColors = typeof lightColors
export type ColorPair = readonly [text: ColorToken, ground: ColorToken]

type ColorToken = Exclude<keyof ThemeColors, 'scrim'>

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG contrast of two colours, each `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Every pair of text and background colour that components use; each needs 4.5 : 1. */
export const textPairs: readonly ColorPair[] = [
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

/** Borders and focus rings; each needs 3 : 1. */
export const framePairs: readonly ColorPair[] = [
  ['line2', 'paper'],
  ['line2', 'surface'],
  ['act', 'paper'],
]
