/** Which way a figure went. */
export const statTrends = ['up', 'down', 'same'] as const
export type StatTrend = (typeof statTrends)[number]

/** More is not always better: a change is neutral unless it is known to be good or bad news. */
export const statTones = ['neutral', 'good', 'bad'] as const
export type StatTone = (typeof statTones)[number]
