import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { idList } from '../../../db/id-list.ts'
import { isoTime } from '../../../db/iso-time.ts'
import type { Section } from '../../catalogue/filters/filter-section.ts'
import { readFilterRequests } from './filter-request-rows.repository.ts'
import { namedListings } from './named-listings.repository.ts'

export type FilterDecisionsRepository = ReturnType<typeof createFilterDecisionsRepository>

type ListingKind = 'school' | 'product'

/** A request that a decision settles, with the address of its user. */
export interface PendingRequest extends Record<string, unknown> {
  readonly id: number
  readonly userId: number | null
  readonly email: string | null
  readonly section: Section
  readonly category: string
  readonly name: string
  readonly value: string
}

export interface NamedListing extends Record<string, unknown> {
  readonly kind: ListingKind
  readonly id: number
  readonly name: string
  readonly owner_name: string | null
  /** The requests that are about it. */
  readonly requestIds: readonly number[]
}

interface StoredValue extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly isShown: boolean
}

interface Decision {
  readonly status: 'approved' | 'merged' | 'rejected'
  readonly valueId: number | null
  readonly reasonCode: string | null
  readonly note: string | null
  readonly decidedBy: number
  readonly actionId: number
}

const maxListings = 100
/** Decides about requested filter values. */
export function createFilterDecisionsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),
    read: <Result>(work: (tx: Db) => Promise<Result>) => work(db),

    async find(tx: Db, id: number): Promise<Schema<'AdminFilterRequest'> | undefined> {
      const [found] = await readFilterRequests(tx, [id])
      return found
    },

    /** The ids of the requests that a decision about a pending one is about. */
    async pendingLike(tx: Db, id: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select g.id from filter_request r join filter_request g on g.section = r.section
          and g.category = r.category and lower(g.value) = lower(r.value)
        where r.id = ${id} and r.status = 'pending' and g.status = 'pending' order by g.id`)
      return rows.map((row) => row.id)
    },

    /** Locks requests that are still pending. */
    async lockPending(tx: Db, ids: readonly number[]): Promise<PendingRequest[]> {
      const { rows } = await tx.execute<PendingRequest>(sql`
        select r.id, r.user_id as "userId", u.email, r.section, r.category, r.name, r.value
        from filter_request r left join app_user u on u.id = r.user_id
        where r.id = any(${idList(ids)}) and r.status = 'pending' order by r.id for update of r`)
      return rows
    },

    /** The listings that requests name. */
    async listingsOf(tx: Db, ids: readonly number[]): Promise<NamedListing[]> {
      const { rows } = await tx.execute<NamedListing>(sql`
        select l.kind, l.id, min(l.name) as name,
          min(nullif(btrim(u.firstname || ' ' || u.lastname), '')) as owner_name,
          array_agg(distinct r.id) as "requestIds"
        from filter_request r cross join lateral (${namedListings(sql`r`)}) l
          left join app_user u on u.id = r.user_id
        where r.id = any(${idList(ids)}) group by l.kind, l.id order by l.kind, l.id
        limit ${maxListings}`)
      return rows
    },

    /** The values of a filter, also those that are not shown. */
    async valuesOf(tx: Db, section: Section, category: string) {
      const { rows } = await tx.execute<StoredValue & { filterId: number }>(sql`
        select v.id, v.name, v.is_shown as "isShown", f.id as "filterId"
        from filter f join filter_value v on v.filter_id = f.id
        where f.section = ${section} and f.name = ${category} order by v.position, v.id`)
      return rows
    },

    /** Adds a value that is not shown yet, after the others; returns the id of an earlier one. */
    async addHidden(tx: Db, section: Section, category: string, name: string): Promise<number> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into filter_value (filter_id, name, position, is_shown)
        select f.id, ${name}, 1 + coalesce(
          (select max(position) from filter_value where filter_id = f.id and name <> 'Others'), 0), false
        from filter f where f.section = ${section} and f.name = ${category}
        on conflict (filter_id, name) do update set position = filter_value.position
        returning id`)
      const [added] = rows
      if (!added) throw new Error(`There is no filter ${category} of ${section}`)
      return added.id
    },

    async show(tx: Db, valueId: number): Promise<void> {
      await tx.execute(sql`update filter_value set is_shown = true where id = ${valueId}`)
    },

    /** Selects a value in listings that do not have it; returns their ids. */
    async select(tx: Db, kind: ListingKind, ids: readonly number[], valueId: number) {
      const absent =
        kind === 'school'
          ? sql`, absent_filter_ids = array_remove(absent_filter_ids, ${valueId}::integer)`
          : sql``
      const { rows } = await tx.execute<{ id: number }>(sql`
        update ${sql.identifier(kind)} set
          filter_ids = (select array_agg(v order by v) from unnest(filter_ids || ${valueId}::integer) v)
          ${absent}, revision = revision + 1, updated_at = now()
        where id = any(${idList(ids)}) and not ${valueId}::integer = any(filter_ids)
        returning id`)
      return rows.map(({ id }) => id)
    },

    async settle(tx: Db, ids: readonly number[], decision: Decision): Promise<void> {
      const { status, valueId, reasonCode, note, decidedBy, actionId } = decision
      await tx.execute(sql`
        update filter_request set status = ${status}, value_id = ${valueId}::integer,
          reason_code = ${reasonCode}, note = ${note}, decided_by = ${decidedBy},
          decided_at = now(), action_id = ${actionId}
        where id = any(${idList(ids)})`)
    },

    /** The user's requests that were decided in the last 30 days. */
    async decidedOf(userId: number): Promise<Schema<'ModerationNoticeList'>['filter_requests']> {
      type Notice = Schema<'ModerationNoticeList'>['filter_requests'][number]
      const { rows } = await db.execute<Notice & Record<string, unknown>>(sql`
        select r.id, r.section, r.category, r.name, r.value, r.status, v.name as value_name,
          r.reason_code, r.note,
          ${isoTime(sql`r.decided_at`)} as decided_at
        from filter_request r left join filter_value v on v.id = r.value_id
        where r.user_id = ${userId} and r.status <> 'pending'
          and r.decided_at > now() - interval '30 days'
        order by r.decided_at desc, r.id desc limit 100`)
      return rows
    },

    /**
     * Values that an undo cannot take back: listings that it does not change have them, or
     * another decision merged requests with them.
     */
    async usedElsewhere(tx: Db, valueIds: readonly number[], actionId: number): Promise<number[]> {
      const stays = (kind: ListingKind) => sql`v.id = any(t.filter_ids) and not exists (
        select from undo_record u where u.action_id = ${actionId} and u.entity = ${kind}
          and u.entity_id = t.id and u.after -> 'filter_ids' = to_jsonb(t.filter_ids))`
      const { rows } = await tx.execute<{ id: number }>(sql`
        select v.id from unnest(${idList(valueIds)}) v(id) where
          exists (select from search_document d join school t on t.id = d.ref_id
            where d.kind = 'school' and d.keys operator(pg_catalog.@>) array[v.id]
              and ${stays('school')})
          or exists (select from product t where ${stays('product')})
          or exists (select from filter_request r where r.value_id = v.id and not exists (
            select from undo_record u where u.action_id = ${actionId}
              and u.entity = 'filter_request' and u.entity_id = r.id))`)
      return rows.map(({ id }) => id)
    },

    /** Requests that cannot wait again: the user made a newer one, or their value stays. */
    async notReturning(tx: Db, ids: readonly number[], keptValues: readonly number[]) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select r.id from filter_request r where r.id = any(${idList(ids)})
          and (r.value_id = any(${idList(keptValues)}) and r.status = 'approved'
            or exists (select from filter_request o where o.user_id = r.user_id
              and o.section = r.section and o.category = r.category
              and lower(o.value) = lower(r.value) and o.status = 'pending' and o.id <> r.id))`)
      return rows.map(({ id }) => id)
    },

    async valuesOfRequests(tx: Db, ids: readonly number[]): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select distinct value_id as id from filter_request
        where id = any(${idList(ids)}) and status = 'approved' and value_id is not null`)
      return rows.map(({ id }) => id)
    },

    /** Requests of the user among these, about which another admin has to decide. */
    async ownAmong(tx: Db, ids: readonly number[], userId: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from filter_request where id = any(${idList(ids)}) and user_id = ${userId}`)
      return rows.map(({ id }) => id)
    },
  }
}
