import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import { enquiryLinks, enquiryMails, outgoingMails } from '../../../../db/schema/index.ts'
import { removeExpired } from '../../../../db/token-rows.ts'

export type EnquiryEmailsRepository = ReturnType<typeof createEnquiryEmailsRepository>

/** A member who gets emails about enquiries. */
export interface Answerer extends Record<string, unknown> {
  readonly userId: number
  readonly email: string
}

/** Days for which a link in an email to the sender opens the enquiry. */
const linkDays = 180

/** Marks the desk's unsent emails as dropped because the permission ended. */
async function markDropped(tx: Db, enquiryId: number): Promise<void> {
  await tx.execute(sql`
    update enquiry_message m set dropped_at = now(), unsent_why = 'permission'
    from outgoing_mail o
    where o.id = m.mail_id and m.enquiry_id = ${enquiryId} and m.side = 'desk'
      and o.sent_at is null and o.failed_at is null`)
}

/** Emails about enquiries, and the links in them. */
export function createEnquiryEmailsRepository() {
  return {
    async addLink(tx: Db, enquiryId: number, tokenHash: Buffer): Promise<void> {
      await removeExpired(tx, enquiryLinks, enquiryLinks.tokenHash)
      await tx.insert(enquiryLinks).values({
        tokenHash,
        enquiryId,
        expiresAt: sql`now() + make_interval(days => ${linkDays})`,
      })
    },

    async addEmails(tx: Db, enquiryId: number, mailIds: readonly number[]): Promise<void> {
      if (mailIds.length === 0) return
      await tx.insert(enquiryMails).values(mailIds.map((mailId) => ({ mailId, enquiryId })))
    },

    /** Deletes the emails about an enquiry that are not sent yet. */
    async dropWaiting(tx: Db, enquiryId: number): Promise<void> {
      await markDropped(tx, enquiryId)
      await tx.execute(sql`
        delete from outgoing_mail using enquiry_mail
        where enquiry_mail.mail_id = outgoing_mail.id and enquiry_mail.enquiry_id = ${enquiryId}
          and outgoing_mail.sent_at is null and outgoing_mail.failed_at is null`)
    },

    /** Deletes the desk's answers that are not sent yet. */
    async dropWaitingAnswers(tx: Db, enquiryId: number): Promise<void> {
      await markDropped(tx, enquiryId)
      await tx.execute(sql`
        delete from outgoing_mail using enquiry_message m
        where m.mail_id = outgoing_mail.id and m.enquiry_id = ${enquiryId} and m.side = 'desk'
          and outgoing_mail.sent_at is null and outgoing_mail.failed_at is null`)
    },

    /** Makes an email wait until a time. */
    async sendAt(tx: Db, mailId: number, at: Date): Promise<void> {
      await tx.update(outgoingMails).set({ dueAt: at }).where(eq(outgoingMails.id, mailId))
    },

    /** The names of the school or store that answers, and of the product. */
    async namesOf(tx: Db, enquiryId: number) {
      const { rows } = await tx.execute<{ listing: string; product: string | null }>(sql`
        select coalesce(school.name, store.brand_name, 'EdBazaar') as listing, product.name as product
        from enquiry left join school on school.id = enquiry.school_id
          left join store on store.id = enquiry.store_id
          left join product on product.id = enquiry.product_id
        where enquiry.id = ${enquiryId}`)
      const [names] = rows
      if (!names) throw new Error(`There is no enquiry ${enquiryId}`)
      return names
    },

    /** The addresses of the members who answer: the assigned one, or all. */
    async deskAddresses(tx: Db, enquiryId: number): Promise<Answerer[]> {
      const { rows } = await tx.execute<Answerer & { isAssigned: boolean }>(sql`
        select app_user.id as "userId", app_user.email, coalesce(app_user.id = enquiry.assigned_to, false) as "isAssigned"
        from enquiry join listing_member m
          on m.school_id = enquiry.school_id or m.store_id = enquiry.store_id
        join app_user on app_user.id = m.user_id
        where enquiry.id = ${enquiryId} and m.removed_at is null
          and not ${isBlockedNow}
          and m.role in ('owner', 'manager', 'counsellor') order by app_user.id`)
      const assigned = rows.filter(({ isAssigned }) => isAssigned)
      return assigned.length > 0 ? assigned : rows
    },
  }
}
