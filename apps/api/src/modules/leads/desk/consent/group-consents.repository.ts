import { type SQL, sql } from 'drizzle-orm'
import { ownerChangedAt } from '../../enquiries/owner-changes.repository.ts'
import type { Channel, ConsentTerms } from './permission.ts'

/** A consent as JSON of the database. */
export interface ConsentJson {
  readonly channels: readonly Channel[]
  readonly days: readonly number[]
  readonly fromMinute: number
  readonly toMinute: number
  readonly givenAt: string
  readonly expiresAt: string
  readonly withdrawnAt: string | null
  readonly ownerChangedAt: string | null
}

/**
 * The consents of an `enquiry` and of those that were merged into it, as JSON. The row of the enquiry
 * must have the alias `enquiry`.
 */
export const groupConsents: SQL<ConsentJson[]> = sql<ConsentJson[]>`(
  select json_agg(json_build_object(
    'channels', c.channels, 'days', c.days, 'fromMinute', c.from_minute, 'toMinute', c.to_minute,
    'givenAt', c.given_at, 'expiresAt', c.expires_at,
    'withdrawnAt', coalesce(c.withdrawn_at, member.withdrawn_at),
    'ownerChangedAt', ${ownerChangedAt(sql`member`, sql`c`)}) order by member.id)
  from enquiry member join consent c on c.id = member.consent_id
  where member.id = enquiry.id or member.merged_into_id = enquiry.id)`

export const termsOf = (consents: readonly ConsentJson[]): ConsentTerms[] =>
  consents.map(({ givenAt, expiresAt, withdrawnAt, ownerChangedAt, ...consent }) => ({
    ...consent,
    givenAt: new Date(givenAt),
    expiresAt: new Date(expiresAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    ownerChangedAt: ownerChangedAt === null ? null : new Date(ownerChangedAt),
  }))
