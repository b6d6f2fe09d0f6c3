/** Milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Seconds, in which limits and lifetimes of links are given. */
export const hourSeconds = 3_600
export const daySeconds = 24 * hourSeconds
