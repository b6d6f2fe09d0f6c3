/** A sender's consent for one enquiry. */
export interface ConsentTerms {
  readonly channels: readonly Channel[]
  /** ISO days: 1 is Monday. */
  readonly days: readonly number[]
  /** Minutes after midnight in India. */
  readonly fromMinute: number
  readonly toMinute: number
  readonly givenAt: Date
  readonly expiresAt: Date
  /** When the consent or its enquiry was withdrawn. */
  readonly withdrawnAt: Date | null
  /** When the listing last got another owner, if that was after the consent; it then permits nothing. */
  readonly ownerChangedAt: Date | null
}

export type Channel = 'email' | 'phone' | 'whatsapp'

/** Rights of a desk over an enquiry and those that were merged into it. */
export interface Permission extends ConsentTerms {
  /** Whether the desk may see who wrote. */
  readonly isLive: boolean
}

/**
 * The permission that several consents of one sender give together: the narrower channels, days and
 * hours of those that have not expired and were given to this owner. One that was withdrawn ends it.
 * Without any such consent they permit nothing.
 */
export function permissionOf(consents: readonly ConsentTerms[], now: Date): Permission {
  const withdrawn = consents.filter(({ withdrawnAt }) => withdrawnAt !== null)
  const unexpired = consents.filter(({ expiresAt }) => expiresAt > now)
  const current = unexpired.filter(({ ownerChangedAt }) => ownerChangedAt === null)
  const counted = current.length > 0 ? current : consents
  const [first, ...others] = counted
  if (!first) throw new Error('An enquiry has no consent')
  const narrowed = others.reduce(narrower, first)
  return {
    ...narrowed,
    withdrawnAt: withdrawn[0]?.withdrawnAt ?? null,
    ownerChangedAt: current.length > 0 ? null : (unexpired[0]?.ownerChangedAt ?? null),
    isLive: withdrawn.length === 0 && current.length > 0,
  }
}

const narrower = (one: ConsentTerms, other: ConsentTerms): ConsentTerms => ({
  channels: one.channels.filter((channel) => other.channels.includes(channel)),
  days: one.days.filter((day) => other.days.includes(day)),
  fromMinute: Math.max(one.fromMinute, other.fromMinute),
  toMinute: Math.min(one.toMinute, other.toMinute),
  givenAt: later(one.givenAt, other.givenAt),
  expiresAt: later(one.expiresAt, other.expiresAt),
  withdrawnAt: null,
  ownerChangedAt: null,
})

const later = (one: Date, other: Date) => (one < other ? other : one)
