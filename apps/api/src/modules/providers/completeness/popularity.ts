import type { Completeness } from './completeness.ts'

/** The popularity of an empty listing. */
const base = 0.3
/** The bonus of a complete listing. */
const span = 0.4

/** The popularity of a new store or product, from 0 to 1; search and lists sort by it. */
export const firstPopularity = ({ percent }: Completeness) => rounded(base + span * (percent / 100))

/** The popularity after an edit; what it gained in other ways stays. */
export const movedPopularity = (popularity: number, before: Completeness, after: Completeness) =>
  rounded(popularity + (span * (after.percent - before.percent)) / 100)

const rounded = (popularity: number) =>
  Math.round(Math.min(1, Math.max(0, popularity)) * 1000) / 1000
