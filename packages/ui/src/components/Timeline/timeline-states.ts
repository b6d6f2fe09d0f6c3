/**
 * How an event is marked: `done` a ring, `key` filled (what somebody wrote or decided), `now`
 * marigold, `next` a grey ring (not yet), `good` and `bad` for how a decision went.
 */
export const timelineStates = ['done', 'key', 'now', 'next', 'good', 'bad'] as const
export type TimelineState = (typeof timelineStates)[number]
