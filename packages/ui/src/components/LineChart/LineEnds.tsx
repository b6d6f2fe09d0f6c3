import { languageOf } from '../../formatting/languages'
import type { ChartSeries } from '../../internal/chart/chart-types'
import * as styles from '../../internal/chart/plot.css'
import { plotHeight } from '../../internal/chart/plot-sizes'
import { spread } from '../../internal/chart/positions'
import { shortened } from '../../internal/chart/summary'
import type { ValueAxis } from '../../internal/chart/value-axis'
import type { LineChartPoint } from './LineChart'

/** Names are cut after this many characters. */
const mostLetters = 22
/** Minimum distance between two labels, in pixels. */
const lineRoom = 38

interface LineEndsProps {
  series: readonly ChartSeries[]
  points: readonly LineChartPoint[]
  axis: ValueAxis
  target: { value: number; label: string } | undefined
  format: (value: number) => string
}

/** Names each line at its end with its latest value, so that a wide chart needs no legend. */
export function LineEnds({ series, points, axis, target, format }: LineEndsProps) {
  const lines = series.flatMap(({ name }, at) => {
    const value = points.findLast(({ values }) => typeof values[at] === 'number')?.values[at]
    return typeof value === 'number' ? [{ name, value, text: format(value) }] : []
  })
  const ends = target ? [...lines, { name: target.label, value: target.value, text: '' }] : lines
  const places = spread(
    ends.map(({ value }) => ((100 - axis.at(value)) / 100) * plotHeight),
    lineRoom,
    plotHeight,
  )
  return (
    <div className={styles.ends} data-ends="" aria-hidden="true">
      {ends.flatMap(({ name, text }) =>
        [shortened(name, mostLetters), text].map((line) => (
          <span key={`${name}, ${line}`} className={styles.endSizer} lang={languageOf(line)}>
            {line}
          </span>
        )),
      )}
      <svg className={styles.drawing} aria-hidden="true">
        {ends.map(({ name, text }, index) => (
          <text key={name} y={places[index]}>
            <tspan
              x="0"
              dy={text === '' ? 4 : 0}
              className={styles.endName}
              lang={languageOf(name)}
            >
              {shortened(name, mostLetters)}
            </tspan>
            <tspan x="0" dy="16" className={styles.endValue}>
              {text}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  )
}
