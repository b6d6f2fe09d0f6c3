import { todayInIndia } from '../../catalogue/schools/school-dates.ts'
import type { PartnerCount, PartnersRepository } from './partners.repository.ts'

export type PartnerCounts = ReturnType<typeof createPartnerCounts>

/**
 * Counts in memory what partners ask, and writes it when told to: all of a while by one statement,
 * so that no request waits for it. A process that is killed loses what it has not written.
 */
export function createPartnerCounts(repository: Pick<PartnersRepository, 'addCounts'>) {
  let counts = new Map<string, PartnerCount>()

  const add = ({ partnerId, day, requests, refused }: PartnerCount) => {
    const before = counts.get(`${partnerId}/${day}`)
    counts.set(`${partnerId}/${day}`, {
      partnerId,
      day,
      requests: requests + (before?.requests ?? 0),
      refused: refused + (before?.refused ?? 0),
    })
  }

  return {
    /** Counts one that was answered. */
    request: (partnerId: number) =>
      add({ partnerId, day: todayInIndia(), requests: 1, refused: 0 }),

    /** Counts one that was not. */
    refusal: (partnerId: number) =>
      add({ partnerId, day: todayInIndia(), requests: 0, refused: 1 }),

    /** Writes what was counted; what can't be written is kept for the next time, and the error thrown. */
    async write(): Promise<void> {
      if (counts.size === 0) return
      const written = [...counts.values()]
      counts = new Map()
      try {
        await repository.addCounts(written)
      } catch (error) {
        for (const count of written) add(count)
        throw error
      }
    },
  }
}
