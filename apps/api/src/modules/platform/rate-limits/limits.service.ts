import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { LimitsRepository } from './limits.repository.ts'

export interface Limit {
  /** What is limited: "contact". */
  readonly of: string
  /** 0 for no limit. */
  readonly most: number
  readonly seconds: number
}

export type LimitsService = ReturnType<typeof createLimitsService>

/** Limits that hold over all processes: for what writes, mails, or guesses. */
export function createLimitsService(repository: LimitsRepository) {
  return {
    /** Counts one more; seconds to wait where that is too much, 0 where it is not. */
    async retryAfterSeconds({ of, most, seconds }: Limit, whom: string): Promise<number> {
      if (most === 0) return 0
      const key = limitKeyOf(of, whom)
      const { count, secondsLeft } = await repository.increment(key, seconds)
      return count > most ? Math.max(1, secondsLeft) : 0
    },

    /** Takes back one that was counted before it was known not to count. */
    async refund({ of, most }: Limit, whom: string): Promise<void> {
      if (most > 0) await repository.decrement(limitKeyOf(of, whom))
    },

    /** Notes something of somebody for a while. */
    async remember(of: string, whom: string, seconds: number): Promise<void> {
      await repository.increment(limitKeyOf(of, whom), seconds)
    },

    remembers: (of: string, whom: string) => repository.isCounted(limitKeyOf(of, whom)),
  }
}

/** Under what somebody is counted: a hash, so that no address is kept. */
export const limitKeyOf = (of: string, whom: string) =>
  hash('sha256', `${of}\n${whom}`, 'base64url')

/** Who is counted for an internet address: of IPv6 the /64, which is one household. */
export function ipPrefixOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  const [head = '', tail = ''] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : []
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
