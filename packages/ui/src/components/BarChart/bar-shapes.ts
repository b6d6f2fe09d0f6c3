import { stack, stackOffsetDiverging } from 'd3-shape'
import { rounded } from '../../internal/chart/value-axis'

/** Bars of several series are placed side by side or on top of each other. */
export const barLayouts = ['grouped', 'stacked'] as const
export type BarLayout = (typeof barLayouts)[number]

/** A bar between two values. `x` and `width` are percentages of the drawing. */
export interface Bar {
  readonly point: number
  readonly series: number
  readonly x: number
  readonly width: number
  readonly from: number
  readonly to: number
}

/** The share of a group's width that is filled with bars. */
const filled = 0.72
/** The gap between bars of a group, as a share of a bar with its gap. */
const gap = 0.12
/** Maximum width of a bar, as a percentage of the drawing. */
const maxWidth = 12

type Values = readonly (number | null)[]

/** All bars, group by group. A missing value has no bar. */
export function barsOf(points: readonly Values[], series: number, layout: BarLayout): Bar[] {
  return layout === 'stacked' ? stackedBars(points, series) : groupedBars(points, series)
}

/** The centre of each group, in per cent. */
export function middlesOf(points: number): number[] {
  return Array.from({ length: points }, (_, point) => rounded(((point + 0.5) / points) * 100))
}

function groupedBars(points: readonly Values[], series: number): Bar[] {
  const room = Math.min((filled * 100) / points.length, maxWidth * series)
  const slot = room / (series > 1 ? series - gap : 1)
  const width = rounded(slot * (series > 1 ? 1 - gap : 1))
  return middlesOf(points.length).flatMap((middle, point) =>
    (points[point] ?? []).flatMap((value, at) => {
      if (value === null) return []
      const x = rounded(middle - room / 2 + at * slot)
      return [{ point, series: at, x, width, from: 0, to: value }]
    }),
  )
}

function stackedBars(points: readonly Values[], series: number): Bar[] {
  const width = rounded(Math.min((filled * 100) / points.length, maxWidth))
  const layers = stack<Values, number>()
    .keys(Array.from({ length: series }, (_, at) => at))
    .value((values, at) => values[at] ?? 0)
    .offset(stackOffsetDiverging)(points)
  return middlesOf(points.length).flatMap((middle, point) =>
    layers.flatMap((layer, at) => {
      const value = points[point]?.[at] ?? null
      const [from = 0, to = 0] = layer[point] ?? []
      const x = rounded(middle - width / 2)
      return value === null ? [] : [{ point, series: at, x, width, from, to }]
    }),
  )
}

/** Container widths at which value labels appear, in pixels. */
const rooms = [300, 420, 560, 720, 960] as const
export type ValueRoom = (typeof rooms)[number]

/** The container width that fits this many labels of this length; undefined if they never fit. */
export function roomFor(letters: number, bars: number): ValueRoom | undefined {
  const axis = 56
  const needed = axis + (bars * (letters * 7.5 + 6)) / filled
  return rooms.find((room) => room >= needed)
}
