import { scaleLinear } from 'd3-scale'

export interface ValueAxis {
  /** From the least to the greatest, evenly spaced; the first and the last are the axis's ends. */
  readonly ticks: readonly number[]
  /** Where a value lies: per cent of the way from the axis's start. */
  readonly at: (value: number) => number
}

interface AxisOptions {
  /** Whether zero is always on the axis, as bars need it. @default true */
  isFromZero?: boolean
  /** About how many steps. @default 5 */
  steps?: number
}

/** An axis with round ticks that holds every value. All zero, or no value at all, gives 0 to 1. */
export function valueAxis(
  values: readonly (number | null)[],
  { isFromZero = true, steps = 5 }: AxisOptions = {},
): ValueAxis {
  const known = values.flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []))
  const ends = isFromZero || known.length === 0 ? [0, ...known] : known
  const low = ends.reduce((least, value) => Math.min(least, value))
  const high = ends.reduce((most, value) => Math.max(most, value))
  const [from, to] = low === high ? widened(low) : [low, high]
  // Nobody counts half an enquiry.
  const most = known.every(Number.isInteger) ? Math.max(1, Math.min(steps, to - from)) : steps
  const scale = scaleLinear().domain([from, to]).nice(most).range([0, 100])
  const ticks = scale.ticks(most)
  // Values closer together than numbers can be told apart.
  return { ticks: ticks.length > 1 ? ticks : scale.domain(), at: (value) => rounded(scale(value)) }
}

/** A flat line has room above and below; nothing but zero has it above. */
const widened = (value: number): [number, number] =>
  value === 0 ? [0, 1] : [value - Math.abs(value) / 2, value + Math.abs(value) / 2]

/** Server and browser must write the same attribute. */
export const rounded = (percent: number) => Math.round(percent * 1000) / 1000
