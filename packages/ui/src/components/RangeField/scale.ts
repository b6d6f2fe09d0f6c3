/** Translates between values and positions of the thumbs. */
export interface Scale {
  /** The sliders' limits. */
  readonly min: number
  readonly max: number
  readonly step: number
  readonly valueAt: (position: number) => number
  /** The position of a value, or of the nearest stop below it. */
  readonly positionOf: (value: number) => number
  /** The part of the track before a value, from 0 to 1. */
  readonly partOf: (value: number) => number
}

/** Equal steps from `min` to `max`. */
export function evenScale(min: number, max: number, step: number): Scale {
  const partOf = (value: number) => (max > min ? limit((value - min) / (max - min)) : 0)
  return { min, max, step, valueAt: (position) => position, positionOf: (value) => value, partOf }
}

/** Ascending stops at equal distances, so that frequent values can have more of them. */
export function stopScale(stops: readonly number[]): Scale {
  const last = stops.length - 1
  const positionOf = (value: number) =>
    Math.max(
      0,
      stops.findLastIndex((stop) => stop <= value),
    )
  function partOf(value: number) {
    const position = positionOf(value)
    const [from = 0, to = from] = stops.slice(position, position + 2)
    const beyond = to > from ? (value - from) / (to - from) : 0
    return last > 0 ? limit((position + beyond) / last) : 0
  }
  return { min: 0, max: last, step: 1, valueAt: (at) => stops[at] ?? 0, positionOf, partOf }
}

const limit = (part: number) => Math.min(1, Math.max(0, part))
