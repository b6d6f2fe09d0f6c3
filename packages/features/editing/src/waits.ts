const waits = [5_000, 10_000, 20_000, 40_000, 60_000] as const

/** Milliseconds before what was not saved or sent goes again: longer each time, up to a minute. */
export const waitBefore = (attempts: number): number =>
  waits[Math.min(attempts, waits.length - 1)] ?? 60_000
