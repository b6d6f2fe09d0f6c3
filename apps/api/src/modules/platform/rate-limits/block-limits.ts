import { LRUCache } from 'lru-cache'
import type { LimitsRepository } from './limits.repository.ts'
import { type Limit, limitKeyOf } from './limits.service.ts'

/** The requests that this process may still allow a caller until the window ends. */
interface Allowance {
  left: number
  /** Milliseconds since 1970. */
  endsAt: number
  /** Whether all processes together have reached the limit. */
  isExhausted: boolean
}

/** Number of counter blocks per limit. */
const blocks = 20
/** Callers in memory; the least recently seen is dropped first. */
const remembered = 50_000

export type BlockLimits = ReturnType<typeof createBlockLimits>

/**
 * Rate limits across all processes for frequent requests: a process reserves a twentieth of a limit
 * in the database at once and counts that in memory. Never allows more than the limit; allows less
 * if processes leave reserved blocks unused.
 */
export function createBlockLimits(repository: Pick<LimitsRepository, 'countMany'>) {
  const allowances = new LRUCache<string, Allowance>({ max: remembered })
  const reserving = new Map<string, Promise<Allowance>>()

  async function reserve(key: string, { max, seconds }: Limit): Promise<Allowance> {
    const block = Math.max(1, Math.floor(max / blocks))
    const { count, secondsLeft } = await repository.countMany(key, block, seconds)
    const left = Math.max(0, Math.min(block, max - (count - block)))
    const allowance = { left, endsAt: Date.now() + secondsLeft * 1000, isExhausted: left === 0 }
    allowances.set(key, allowance)
    return allowance
  }

  /** Simultaneous requests for the same block share one statement. */
  function reserveOnce(key: string, limit: Limit): Promise<Allowance> {
    const before = reserving.get(key)
    if (before) return before
    const reserved = reserve(key, limit).finally(() => reserving.delete(key))
    reserving.set(key, reserved)
    return reserved
  }

  return {
    /** Counts one more; returns the seconds to wait if the limit is exceeded, otherwise 0. */
    async retryAfterSeconds(limit: Limit, subject: string): Promise<number> {
      if (limit.max === 0) return 0
      const key = limitKeyOf(limit.name, subject)
      for (;;) {
        const known = allowances.get(key)
        const isRunning = known !== undefined && known.endsAt > Date.now()
        const allowance =
          isRunning && (known.left > 0 || known.isExhausted) ? known : await reserveOnce(key, limit)
        if (allowance.left > 0) {
          allowance.left--
          return 0
        }
        if (allowance.isExhausted)
          return Math.max(1, Math.ceil((allowance.endsAt - Date.now()) / 1000))
      }
    },
  }
}
