import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { LimitsRepository } from './limits.repository.ts'

export interface Limit {
  /** The name of the limit, such as "contact". */
  readonly name: string
  /** 0 for no limit. */
  readonly max: number
  readonly seconds: number
}

export type LimitsService = ReturnType<typeof createLimitsService>

/** Rate limits across all processes, for writes, emails and password attempts. */
export function createLimitsService(repository: LimitsRepository) {
  return {
    /** Counts one more; returns the seconds to wait if the limit is exceeded, otherwise 0. */
    async retryAfterSeconds({ name, max, seconds }: Limit, subject: string): Promise<number> {
      if (max === 0) return 0
      const key = limitKeyOf(name, subject)
      const { count, secondsLeft } = await repository.increment(key, seconds)
      return count > max ? Math.max(1, secondsLeft) : 0
    },

    /** Subtracts a request that turned out not to count. */
    async refund({ name, max }: Limit, subject: string): Promise<void> {
      if (max > 0) await repository.decrement(limitKeyOf(name, subject))
    },

    /** Flags a caller for a while. */
    async flag(name: string, subject: string, seconds: number): Promise<void> {
      await repository.increment(limitKeyOf(name, subject), seconds)
    },

    isFlagged: (name: string, subject: string) => repository.isCounted(limitKeyOf(name, subject)),
  }
}

/** The key of a counter: a hash, so that no address is stored. */
export const limitKeyOf = (name: string, subject: string) =>
  hash('sha256', `${name}\n${subject}`, 'base64url')

/** The address that is counted: of an IPv6 address its /64 prefix. */
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
