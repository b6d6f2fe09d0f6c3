import { dayMs } from '../../src/modules/platform/dates/durations.ts'

/** The time so many days from now, or before now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs)
