const delays = [5_000, 10_000, 20_000, 40_000, 60_000] as const

/** Milliseconds before the next automatic retry: grows with each attempt, up to a minute. */
export const retryDelay = (attempts: number): number =>
  delays[Math.min(attempts, delays.length - 1)] ?? 60_000
