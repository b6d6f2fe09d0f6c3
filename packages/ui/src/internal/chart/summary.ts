import type { ChartLabels } from './chart-labels'
import type { ChartPoint, ChartSeries } from './chart-types'

interface Summarised {
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: number) => string
  labels: ChartLabels
}

/** Describes each series with its lowest, highest and latest value. */
export function summaryOf({ series, points, format, labels }: Summarised): string {
  const sentences = series.map(({ name }, at) => {
    const known = points.flatMap(({ label, fullLabel = label, values }) => {
      const value = values[at] ?? null
      return value === null ? [] : [{ label: fullLabel, value }]
    })
    const [first] = known
    if (first === undefined) return `${name}: ${labels.noValue}.`
    const lowest = known.reduce((least, one) => (one.value < least.value ? one : least), first)
    const highest = known.reduce((most, one) => (one.value > most.value ? one : most), first)
    const lines = [
      [labels.lowest, lowest],
      [labels.highest, highest],
      [labels.latest, known.at(-1) ?? first],
    ] as const
    const parts = lines.map(([word, { label, value }]) => `${word} ${format(value)} (${label})`)
    return `${name}: ${parts.join(', ')}.`
  })
  return sentences.join(' ')
}

/** Cuts a text after `most` characters. */
export function shortened(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
