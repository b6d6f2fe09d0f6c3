import { LRUCache } from 'lru-cache'
import type { LimitsRepository } from './limits.repository.ts'
import { type Limit, limitKeyOf } from './limits.service.ts'

/** What a process may still let through of somebody, till the time is over. */
interface Allowance {
  left: number
  /** Milliseconds since 1970. */
  endsAt: number
  /** Whether all processes together have reached the limit. */
  isOver: boolean
}

/** Of how many blocks a limit is made. */
const blocks = 20
/** Callers remembered at once; the one not heard of for longest is forgotten first. */
const remembered = 50_000

export type LimitsInBlocks = ReturnType<typeof createLimitsInBlocks>

/**
 * Limits that hold over all processes, for what is asked too often to count each in the database: a
 * process takes a twentieth of a limit at once and counts that by itself. Never more than the limit
 * is let through; less, where processes keep blocks that they do not use.
 */
export function createLimitsInBlocks(repository: Pick<LimitsRepository, 'countMany'>) {
  const allowances = new LRUCache<string, Allowance>({ max: remembered })
  const taking = new Map<string, Promise<Allowance>>()

  async function take(key: string, { most, seconds }: Limit): Promise<Allowance> {
    const block = Math.max(1, Math.floor(most / blocks))
    const { count, secondsLeft } = await repository.countMany(key, block, seconds)
    const left = Math.max(0, Math.min(block, most - (count - block)))
    const allowance = { left, endsAt: Date.now() + secondsLeft * 1000, isOver: left === 0 }
    allowances.set(key, allowance)
    return allowance
  }

  /** Those who wait for the same block wait for one statement. */
  function takeOnce(key: string, limit: Limit): Promise<Allowance> {
    const before = taking.get(key)
    if (before) return before
    const taken = take(key, limit).finally(() => taking.delete(key))
    taking.set(key, taken)
    return taken
  }

  return {
    /** Counts one more; seconds to wait where that is too much, 0 where it is not. */
    async retryAfterSeconds(limit: Limit, whom: string): Promise<number> {
      if (limit.most === 0) return 0
      const key = limitKeyOf(limit.of, whom)
      for (;;) {
        const known = allowances.get(key)
        const isRunning = known !== undefined && known.endsAt > Date.now()
        const allowance =
          isRunning && (known.left > 0 || known.isOver) ? known : await takeOnce(key, limit)
        if (allowance.left > 0) {
          allowance.left--
          return 0
        }
        if (allowance.isOver) return Math.max(1, Math.ceil((allowance.endsAt - Date.now()) / 1000))
      }
    },
  }
}
