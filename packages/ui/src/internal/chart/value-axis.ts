import { roundRange, roundTicks } from './round-ticks'

export interface ValueAxis {
  /** Evenly spaced, in ascending order. The first and the last are the ends of the axis. */
  readonly ticks: readonly number[]
  /** Position of a value in per cent from the start of the axis. */
  readonly at: (value: number) => number
}

interface AxisOptions {
  /** Whether the axis always includes zero. @default true */
  isFromZero?: boolean
  /** Approximate number of steps. @default 5 */
  steps?: number
}

/** An axis with round ticks that includes every value. Without values, it goes from 0 to 1. */
export function valueAxis(
  values: readonly (number | null)[],
  { isFromZero = true, steps = 5 }: AxisOptions = {},
): ValueAxis {
  const known = values.flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []))
  const ends = isFromZero || known.length === 0 ? [0, ...known] : known
  const low = ends.reduce((least, value) => Math.min(least, value))
  const high = ends.reduce((most, value) => Math.max(most, value))
  const [from, to] = low === high ? widened(low) : [low, high]
  // Whole numbers get no fractional ticks.
  const maxSteps = known.every(Number.isInteger) ? Math.max(1, Math.min(steps, to - from)) : steps
  const [start, end] = roundRange(from, to, maxSteps)
  const ticks = roundTicks(start, end, maxSteps)
  return {
    // Floating point cannot divide a very small range.
    ticks: ticks.length > 1 ? ticks : [start, end],
    at: (value) => rounded(((value - start) / (end - start)) * 100),
  }
}

/** Adds room around a constant value. */
const widened = (value: number): [number, number] =>
  value === 0 ? [0, 1] : [value - Math.abs(value) / 2, value + Math.abs(value) / 2]

/** Keeps SVG attributes short. */
export const rounded = (percent: number) => Math.round(percent * 1000) / 1000
