import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { DailyUsage, PartnersRepository } from './partners.repository.ts'

export type UsageCounter = ReturnType<typeof createUsageCounter>

/**
 * Counts partner requests in memory and writes them in one statement when asked to, so that no
 * request waits for it. A killed process loses its unwritten counts.
 */
export function createUsageCounter(repository: Pick<PartnersRepository, 'addUsage'>) {
  let counts = new Map<string, DailyUsage>()

  const add = ({ partnerId, day, requests, refused }: DailyUsage) => {
    const before = counts.get(`${partnerId}/${day}`)
    counts.set(`${partnerId}/${day}`, {
      partnerId,
      day,
      requests: requests + (before?.requests ?? 0),
      refused: refused + (before?.refused ?? 0),
    })
  }

  return {
    /** Counts an answered request. */
    request: (partnerId: number) =>
      add({ partnerId, day: todayInIndia(), requests: 1, refused: 0 }),

    /** Counts a refused request. */
    refusal: (partnerId: number) =>
      add({ partnerId, day: todayInIndia(), requests: 0, refused: 1 }),

    /** Writes the counts. If that fails, it keeps them for the next call and throws. */
    async write(): Promise<void> {
      if (counts.size === 0) return
      const written = [...counts.values()]
      counts = new Map()
      try {
        await repository.addUsage(written)
      } catch (error) {
        for (const count of written) add(count)
        throw error
      }
    },
  }
}
