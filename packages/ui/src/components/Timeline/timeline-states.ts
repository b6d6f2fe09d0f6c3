/**
 * The state of an event: `done` is a ring, `key` is filled (a message or decision), `now` is
 * marigold, `next` is a grey ring, `good` and `bad` are the result of a decision.
 */
export const timelineStates = ['done', 'key', 'now', 'next', 'good', 'bad'] as const
export type TimelineState = (typeof timelineStates)[number]
