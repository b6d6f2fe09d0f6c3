import { type SQL, sql } from 'drizzle-orm'
import { ownerChangedAt } from '../../enquiries/record/owner-changes.repository.ts'
import type { ConsentJson } from './consent-json.ts'

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
