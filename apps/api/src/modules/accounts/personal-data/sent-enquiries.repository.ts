import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { pageSize } from './row-pages.ts'

export type SentEnquiriesRepository = ReturnType<typeof createSentEnquiriesRepository>

/** The sender of the enquiries: the account, and its email if it is confirmed. */
export interface EnquirySender {
  readonly userId: number
  readonly email: string | null
}

interface SentEnquiry extends Record<string, unknown> {
  readonly cursor: number
}

const isSentBy = ({ userId, email }: EnquirySender): SQL =>
  email === null
    ? sql`e.user_id = ${userId}`
    : sql`(e.user_id = ${userId} or (e.user_id is null and lower(e.email) = lower(${email})))`

/** The consents of the enquiries, with those that they superseded. */
const consentChain = (sender: EnquirySender): SQL => sql`
  with recursive sent as (select e.* from enquiry e where ${isSentBy(sender)}),
  chain as (
    select consent.* from consent where id in (select consent_id from sent) or user_id = ${sender.userId}
    union select consent.* from consent join chain on consent.id = chain.supersedes_id
  )`

const hashOf = (kind: string, id: SQL): SQL =>
  sql`sha256(convert_to(${`${kind} `}::text || ${id}, 'UTF8'))`

/** Enquiries that a user sent, as their personal data. */
export function createSentEnquiriesRepository(db: Db) {
  return {
    /** With the messages, the permissions and their notices, and who read the contact details. */
    async list(sender: EnquirySender, after: number): Promise<SentEnquiry[]> {
      const { rows } = await db.execute<SentEnquiry>(sql`
        select e.id as cursor, e.reference, coalesce(school.name, store.brand_name, 'EdBazaar') as recipient,
          product.name as service, e.state, e.child_name, e.born_month, e.class_sought, e.wanted_from,
          e.visit_wish, e.message, e.parent_name, e.email, e.phone, e.confirmed_at, e.withdrawn_at,
          e.created_at, messages.list as messages, reveals.list as reveals, visits.list as visits,
          proposals.list as proposals, permissions.list as permissions
        from enquiry e
        left join school on school.id = e.school_id
        left join store on store.id = e.store_id
        left join product on product.id = e.product_id
        cross join lateral (
          select coalesce(json_agg(json_build_object('side', m.side, 'text', m.body_text, 'at', m.at)
            order by m.id), '[]') as list
          from enquiry_message m where m.enquiry_id = e.id
        ) messages
        cross join lateral (
          select coalesce(json_agg(json_build_object('field', r.field, 'by', r.viewer_name, 'at', r.at)
            order by r.id), '[]') as list
          from contact_reveal r where r.enquiry_id = e.id
        ) reveals
        cross join lateral (
          select coalesce(json_agg(json_build_object('state', v.state, 'starts_at', s.starts_at,
            'ends_at', s.ends_at, 'reminded_at', v.reminded_at, 'created_at', v.created_at)
            order by v.id), '[]') as list
          from visit v join visit_slot s on s.id = v.slot_id where v.enquiry_id = e.id
        ) visits
        cross join lateral (
          select coalesce(json_agg(json_build_object('listing', coalesce(s.name, t.brand_name),
            'asked_at', r.asked_at, 'answered_at', r.answered_at, 'is_accepted', r.is_accepted)
            order by r.id), '[]') as list
          from enquiry_route r left join school s on s.id = r.school_id
            left join store t on t.id = r.store_id where r.enquiry_id = e.id
        ) proposals
        cross join lateral (
          with recursive chain as (
            select consent.* from consent where id = e.consent_id
            union all select consent.* from consent join chain on consent.id = chain.supersedes_id
          )
          select json_agg(json_build_object('notice_version', n.version, 'notice_sha256', n.sha256,
            'channels', chain.channels, 'days', chain.days, 'from_minute', chain.from_minute,
            'to_minute', chain.to_minute, 'declared', chain.declared, 'given_at', chain.given_at,
            'expires_at', chain.expires_at, 'withdrawn_at', chain.withdrawn_at)
            order by chain.given_at) as list
          from chain join consent_notice n on n.id = chain.notice_id
        ) permissions
        where ${isSentBy(sender)} and e.id > ${after} order by e.id limit ${pageSize}`)
      return rows
    },

    /**
     * Deletes the enquiries and their consents. The sealed log keeps that they existed, and when, as
     * hashes; so it does for the account.
     */
    async sealAndRemove(tx: Db, sender: EnquirySender): Promise<void> {
      await tx.execute(sql`
        ${consentChain(sender)}
        insert into sealed_log (kind, subject_hash, happened_at, ended_at)
        select 'account', ${hashOf('account', sql`id || ' ' || lower(email)`)}, created_at, now()
          from app_user where id = ${sender.userId}
        union all select 'enquiry', ${hashOf('enquiry', sql`public_id`)}, created_at, now() from sent
        union all select 'consent', ${hashOf('consent', sql`id`)}, given_at, coalesce(withdrawn_at, now())
          from chain
        union all select 'application', ${hashOf('application', sql`public_id`)}, created_at, now()
          from application where user_id = ${sender.userId} and state <> 'draft'
        union all select 'reveal', ${hashOf('reveal', sql`id`)}, at, null from contact_reveal
          where enquiry_id in (select id from sent)`)
      await tx.execute(sql`
        ${consentChain(sender)},
        removed as (delete from enquiry where id in (select id from sent))
        delete from consent where id in (select id from chain)`)
    },
  }
}
