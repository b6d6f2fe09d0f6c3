import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiryState } from '../record/enquiry-states.ts'

export type MyEnquiriesRepository = ReturnType<typeof createMyEnquiriesRepository>

/** Times are ISO texts: raw queries return no dates. */
export interface SummaryRow extends Record<string, unknown> {
  readonly publicId: string
  readonly reference: string
  /** Null for a general enquiry. */
  readonly kind: Schema<'ListingKind'> | null
  readonly subjectId: number
  readonly name: string
  readonly slug: string | null
  readonly place: string | null
  readonly recipient: string
  readonly childName: string | null
  readonly classSought: string | null
  readonly state: EnquiryState
  readonly isConfirmed: boolean
  readonly isSeen: boolean
  readonly isWithdrawn: boolean
  readonly sentAt: string
  readonly lastAt: string
  readonly replyBy: string | null
  readonly unread: number
  readonly isPermissionLive: boolean
  /** Until when the emailed link sends it. */
  readonly confirmBy: string | null
}

/** The sender of the enquiries: the account, and its address if it is confirmed. */
export interface EnquiriesOf {
  readonly userId: number
  /** Null if the address is not confirmed. */
  readonly email: string | null
}

export type EnquiryFilter = 'open' | 'ended' | 'all'

const isMine = ({ userId, email }: EnquiriesOf, row: SQL): SQL =>
  sql`(${row}.user_id = ${userId} or lower(${row}.email) = lower(${email}::text))`

/** A merged enquiry is listed only for a sender who does not see the one that was kept. */
const isListed = (of: EnquiriesOf): SQL => sql`(${isMine(of, sql`e`)}
  and (e.merged_into_id is null or not coalesce(${isMine(of, sql`kept`)}, false)))`

const isEnded = sql`(e.withdrawn_at is not null
  or coalesce(kept.state, e.state) in ('enrolled', 'lost', 'invalid'))`

const filters: Readonly<Record<EnquiryFilter, SQL>> = {
  open: sql`not ${isEnded}`,
  ended: isEnded,
  all: sql`true`,
}

const tables = sql`enquiry e left join enquiry kept on kept.id = e.merged_into_id`

const lastAt = sql`greatest(e.created_at, happened.at, written.at)`
const iso = (time: SQL): SQL => sql`(to_json(${time}) #>> '{}')`

const summaries = (where: SQL, order: SQL): SQL => sql`
  select e.public_id as "publicId", e.reference,
    case when product.id is not null then 'product' when school.id is not null then 'school'
      when store.id is not null then 'store' end as kind,
    coalesce(product.id, school.id, store.id) as "subjectId",
    coalesce(product.name, school.name, store.brand_name, 'EdBazaar') as name,
    case when product.id is not null then case when is_public(product, store) then product.slug end
      when school.id is not null then case when is_public(school) then school.slug end end as slug,
    coalesce(product.city, school.city, store.city, school.district, store.district) as place,
    coalesce(school.name, store.brand_name, 'EdBazaar') as recipient,
    e.child_name as "childName", e.class_sought as "classSought",
    coalesce(kept.state, e.state) as state, e.confirmed_at is not null as "isConfirmed",
    coalesce(kept.first_seen_at, e.first_seen_at) is not null as "isSeen",
    e.withdrawn_at is not null as "isWithdrawn", ${iso(sql`e.created_at`)} as "sentAt",
    ${iso(lastAt)} as "lastAt",
    case when coalesce(kept.first_reply_at, e.first_reply_at) is null
      and e.withdrawn_at is null and c.withdrawn_at is null
      and coalesce(kept.state, e.state) not in ('lost', 'invalid')
      then ${iso(sql`e.reply_due_at`)} end as "replyBy",
    coalesce(written.unread, 0)::integer as unread,
    e.withdrawn_at is null and c.withdrawn_at is null and c.expires_at > now() as "isPermissionLive",
    case when e.confirmed_at is null and e.withdrawn_at is null then (
      select ${iso(sql`link.expires_at`)} from enquiry_confirmation link
      where link.request_key = e.request_key and link.expires_at > now()) end as "confirmBy"
  from ${tables}
  join consent c on c.id = e.consent_id
  left join product on product.id = e.product_id
  left join school on school.id = e.school_id
  left join store on store.id = e.store_id
  left join lateral (select max(ev.at) as at from enquiry_event ev
    where ev.enquiry_id = e.id and ev.is_for_parent) happened on true
  left join lateral (select max(m.at) as at,
      count(*) filter (where m.side = 'desk' and m.read_at is null) as unread
    from enquiry_message m
    where m.enquiry_id = coalesce(kept.id, e.id) and m.at >= e.created_at) written on true
  where ${where} ${order}`

export function createMyEnquiriesRepository(db: Db) {
  return {
    /** One page, latest activity first. */
    async list(of: EnquiriesOf, filter: EnquiryFilter, page: { limit: number; offset: number }) {
      const order = sql`order by ${lastAt} desc, e.id desc limit ${page.limit} offset ${page.offset}`
      const where = sql`${isListed(of)} and ${filters[filter]}`
      return (await db.execute<SummaryRow>(summaries(where, order))).rows
    },

    async count(of: EnquiriesOf): Promise<{ open: number; ended: number; all: number }> {
      const { rows } = await db.execute<{ open: number; ended: number; all: number }>(sql`
        select count(*) filter (where not ${isEnded})::integer as open,
          count(*) filter (where ${isEnded})::integer as ended, count(*)::integer as all
        from ${tables} where ${isListed(of)}`)
      return rows[0] ?? { open: 0, ended: 0, all: 0 }
    },

    async summary(tx: Db, enquiryId: number): Promise<SummaryRow | undefined> {
      return (await tx.execute<SummaryRow>(summaries(sql`e.id = ${enquiryId}`, sql``))).rows[0]
    },

    /** The sender's latest enquiry about a listing that they did not withdraw. */
    async latestAbout(of: EnquiriesOf, { kind, id }: { kind: Schema<'ListingKind'>; id: number }) {
      const isAbout = {
        school: sql`e.school_id = ${id}`,
        store: sql`e.store_id = ${id} and e.product_id is null`,
        product: sql`e.product_id = ${id}`,
      }[kind]
      const where = sql`${isListed(of)} and ${isAbout} and e.withdrawn_at is null`
      return (await db.execute<SummaryRow>(summaries(where, sql`order by e.id desc limit 1`)))
        .rows[0]
    },

    /** The account's address, if it is confirmed. */
    async confirmedEmail(userId: number): Promise<string | null> {
      const { rows } = await db.execute<{ email: string }>(
        sql`select email from app_user where id = ${userId} and email_confirmed_at is not null`,
      )
      return rows[0]?.email ?? null
    },
  }
}
