import { line } from 'd3-shape'
import { rounded } from '../../internal/chart/value-axis'

/** A line for a trend, bars for separate amounts. */
export const sparklineKinds = ['line', 'bars'] as const
export type SparklineKind = (typeof sparklineKinds)[number]

type Values = readonly (number | null)[]

interface Scale {
  x: (index: number) => number
  y: (value: number) => number
}

/** Positions in per cent from the left and the top. The scale always includes zero. */
export function sparklineScale(values: Values): Scale {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  const low = known.reduce((least, value) => Math.min(least, value), 0)
  const high = known.reduce((most, value) => Math.max(most, value), 0)
  const last = values.length - 1
  return {
    x: (index) => (last === 0 ? 50 : rounded((index / last) * 100)),
    // All values are zero.
    y: (value) => (high === low ? 100 : rounded(((high - value) / (high - low)) * 100)),
  }
}

/** SVG path in a 100 by 100 box, with gaps for missing values. */
export function sparklinePath(values: Values): string {
  const { x, y } = sparklineScale(values)
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
  return path(values) ?? ''
}

export interface SparkBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A bar from zero for each value; null for a missing value. */
export function sparklineBars(values: Values): (SparkBar | null)[] {
  const { y } = sparklineScale(values)
  const slot = 100 / values.length
  return values.map((value, index) => {
    if (value === null) return null
    const [zero, end] = [y(0), y(value)]
    const x = rounded(slot * (index + 0.14))
    const height = rounded(Math.abs(zero - end))
    return { x, y: Math.min(zero, end), width: rounded(slot * 0.72), height }
  })
}
