import { formatShortNumber } from '../../formatting/numbers'
import { BarShape } from './BarMarks'
import * as marks from './bar-marks.css'
import * as styles from './bar-table.css'
import { ShortNumber } from './ShortNumber'
import { rounded, type ValueAxis } from './value-axis'

interface BarLaneProps {
  chartId: string
  axis: ValueAxis
  value: number | null
  /** The value of the previous period, drawn as a line across the bar. */
  previous?: number | null | undefined
  /** Index of the pattern. @default 0 */
  series?: number
}

/** A horizontal bar with gridlines. */
export function BarLane({ chartId, axis, value, previous, series = 0 }: BarLaneProps) {
  const inside = (one: number) => Math.min(100, Math.max(0, axis.at(one)))
  const [from, to] = [inside(0), inside(value ?? 0)]
  return (
    <svg className={styles.lane} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          x1={`${axis.at(tick)}%`}
          x2={`${axis.at(tick)}%`}
          y1={0}
          y2="100%"
          className={styles.gridline}
          data-zero={tick === 0 || undefined}
        />
      ))}
      {value !== null && (
        <BarShape
          chartId={chartId}
          series={series}
          x={`${Math.min(from, to)}%`}
          width={`${rounded(Math.abs(to - from))}%`}
          y="50%"
          height={14}
          transform="translate(0 -7)"
        />
      )}
      {typeof previous === 'number' && <PreviousTick at={`${inside(previous)}%`} />}
    </svg>
  )
}

function PreviousTick({ at }: { at: string }) {
  const line = { x1: at, x2: at, y1: -11, y2: 11 }
  return (
    <svg y="50%" overflow="visible" aria-hidden="true">
      <line {...line} className={marks.tickHalo} />
      <line {...line} className={marks.tick} />
    </svg>
  )
}

interface LaneScaleProps {
  axis: ValueAxis
  /** @default formatShortNumber, in the locale of the page */
  formatAxis: ((value: number) => string) | undefined
}

/** Axis labels below the bars. */
export function LaneScale({ axis, formatAxis }: LaneScaleProps) {
  const last = axis.ticks.length - 1
  // Texts of other locales are about as long.
  const lengthOf = (tick: number) => (formatAxis ?? formatShortNumber)(tick).length
  const isRoomy = last % 2 === 0 && axis.ticks.every((tick) => lengthOf(tick) < 8)
  /** Whether a narrow container hides the label. */
  const isMinor = (index: number) => (isRoomy ? index % 2 === 1 : index !== 0 && index !== last)
  return (
    <svg className={styles.scale} aria-hidden="true">
      {axis.ticks.map((tick, index) => (
        <svg key={tick} x={`${axis.at(tick)}%`} overflow="visible" aria-hidden="true">
          <text
            y="15"
            textAnchor="middle"
            className={styles.scaleText}
            data-minor={isMinor(index) || undefined}
          >
            {formatAxis === undefined ? <ShortNumber value={tick} /> : formatAxis(tick)}
          </text>
        </svg>
      ))}
    </svg>
  )
}
