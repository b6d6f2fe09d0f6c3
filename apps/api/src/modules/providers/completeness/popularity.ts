import type { Completeness } from './completeness.ts'

/** What is listed anew begins here, before it tells anything. */
const unknown = 0.3
/** What telling everything brings. */
const span = 0.4

/** How well known something is that was just listed: 0 to 1, as search and lists sort by. */
export const firstPopularity = ({ percent }: Completeness) =>
  rounded(unknown + span * (percent / 100))

/** The same after an edit: what it had by other merits stays. */
export const movedPopularity = (popularity: number, before: Completeness, after: Completeness) =>
  rounded(popularity + (span * (after.percent - before.percent)) / 100)

const rounded = (popularity: number) =>
  Math.round(Math.min(1, Math.max(0, popularity)) * 1000) / 1000
