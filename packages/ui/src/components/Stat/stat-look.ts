/** The direction of a change. */
export const statTrends = ['up', 'down', 'same'] as const
export type StatTrend = (typeof statTrends)[number]

/** An increase is not always good, so a change is neutral by default. */
export const statTones = ['neutral', 'good', 'bad'] as const
export type StatTone = (typeof statTones)[number]
