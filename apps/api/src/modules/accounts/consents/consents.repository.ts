import { hash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { consentNotices, consents } from '../../../db/schema/index.ts'
import type { Notice } from './enquiry-notice.ts'

type ConsentRow = typeof consents.$inferSelect

/** The channels, hours and days on which a person may be contacted. */
export type ConsentTerms = Pick<
  typeof consents.$inferInsert,
  'channels' | 'days' | 'fromMinute' | 'toMinute' | 'expiresAt'
>

export interface StoredConsent extends ConsentTerms {
  readonly userId: number | null
  readonly childId: number | null
  /** Null for EdBazaar itself. */
  readonly recipient: ListingOfMembers | null
  readonly declared: ConsentRow['declared']
  readonly supersedesId?: string
  /** The part that was read. */
  readonly notice: Notice
  /** Now if it is missing. */
  readonly givenAt?: Date
}

/** Consents and the notices that they refer to. */
export function createConsentsRepository() {
  /** The id of a current notice, which is stored with the first consent. */
  async function noticeId(tx: Db, { purpose, version, html }: Notice): Promise<number> {
    const isCurrent = and(
      eq(consentNotices.purpose, purpose),
      eq(consentNotices.lang, 'en'),
      eq(consentNotices.version, version),
    )
    const find = () => tx.select({ id: consentNotices.id }).from(consentNotices).where(isCurrent)
    const [found] = await find()
    if (found) return found.id
    await tx
      .insert(consentNotices)
      .values({
        purpose,
        lang: 'en',
        version,
        bodyHtml: html,
        sha256: hash('sha256', html),
      })
      .onConflictDoNothing()
    const [added] = await find()
    if (!added) throw new Error('The notice is not stored')
    return added.id
  }

  return {
    /** Adds a consent to the current version of its notice. Returns its id. */
    async add(tx: Db, { recipient, notice, ...consent }: StoredConsent): Promise<string> {
      const [added] = await tx
        .insert(consents)
        .values({
          ...consent,
          purpose: notice.purpose,
          noticeId: await noticeId(tx, notice),
          ...(recipient?.kind === 'school' && { recipientSchoolId: recipient.id }),
          ...(recipient?.kind === 'store' && { recipientStoreId: recipient.id }),
        })
        .returning({ id: consents.id })
      if (!added) throw new Error('The consent was not added')
      return added.id
    },

    async get(tx: Db, id: string) {
      const [found] = await tx
        .select({ consent: consents, noticeVersion: consentNotices.version })
        .from(consents)
        .innerJoin(consentNotices, eq(consentNotices.id, consents.noticeId))
        .where(eq(consents.id, id))
      if (!found) throw new Error(`There is no consent ${id}`)
      return { ...found.consent, noticeVersion: found.noticeVersion }
    },

    /** Also succeeds if it was withdrawn before. */
    async withdraw(tx: Db, id: string): Promise<void> {
      await tx
        .update(consents)
        .set({ withdrawnAt: sql`now()` })
        .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)))
    },
  }
}
