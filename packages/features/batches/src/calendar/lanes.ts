/** A span of one day in minutes after midnight. */
export interface Span {
  from: number
  to: number
}

/** The column of a span among those that overlap it. */
interface Lane {
  lane: number
  lanes: number
}

/**
 * Puts overlapping spans side by side. Spans that overlap directly or through others share the width
 * of the day equally; each takes the first column that is free. Takes n log n for n spans of a day.
 */
export function lanesOf(spans: readonly Span[]): Lane[] {
  const lanes: Lane[] = spans.map(() => ({ lane: 0, lanes: 1 }))
  const order = spans
    .map((_, at) => at)
    .sort((a, b) => startOf(spans, a) - startOf(spans, b) || a - b)
  let group: number[] = []
  let ends: number[] = []
  const close = () => {
    for (const at of group) lanes[at] = { lane: lanes[at]?.lane ?? 0, lanes: ends.length }
    group = []
    ends = []
  }
  for (const at of order) {
    const span = spans[at]
    if (span === undefined) continue
    if (ends.every((end) => end <= span.from)) close()
    const found = ends.findIndex((end) => end <= span.from)
    const lane = found === -1 ? ends.length : found
    ends[lane] = span.to
    lanes[at] = { lane, lanes: 1 }
    group.push(at)
  }
  close()
  return lanes
}

/** The horizontal position of a span, as shares of the width of the day. */
export interface Place {
  left: number
  width: number
}

/** Spans that are not drawn, because too many are at the same time. */
interface Fold extends Span {
  /** Their positions, in order of time. */
  at: readonly number[]
}

interface Arranged {
  /** Null for a span that is folded. */
  places: (Place | null)[]
  folds: Fold[]
}

/** Columns that are wide enough to read. */
const mostLanes = 3
/** With more than these, two are drawn and the others share a strip beside them. */
const drawnLanes = 2
export const foldWidth = 0.2
const drawnWidth = (1 - foldWidth) / drawnLanes

/** Puts up to three spans side by side. Where there are more, it draws two and folds the others. */
export function arrange(spans: readonly Span[]): Arranged {
  const lanes = lanesOf(spans)
  const places = lanes.map(({ lane, lanes: count }) => {
    if (count <= mostLanes) return { left: lane / count, width: 1 / count }
    return lane < drawnLanes ? { left: lane * drawnWidth, width: drawnWidth } : null
  })
  const folds: Fold[] = []
  const order = spans
    .map((_, at) => at)
    .filter((at) => places[at] === null)
    .sort((a, b) => startOf(spans, a) - startOf(spans, b) || a - b)
  for (const at of order) {
    const span = spans[at]
    if (span === undefined) continue
    const last = folds.at(-1)
    if (last === undefined || last.to <= span.from) folds.push({ ...span, at: [at] })
    else
      folds[folds.length - 1] = {
        from: last.from,
        to: Math.max(last.to, span.to),
        at: [...last.at, at],
      }
  }
  return { places, folds }
}

const startOf = (spans: readonly Span[], at: number) => spans[at]?.from ?? 0
