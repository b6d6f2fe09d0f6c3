import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import { idList } from '../../../../db/id-list.ts'
import type { ModerationState } from '../../cases/case-states.ts'
import type { StateChange } from './state-change.ts'
import { isListing, type ModeratedKind } from './subject-kinds.ts'
import type { SubjectRow } from './subject-row.ts'

export type SubjectsRepository = ReturnType<typeof createSubjectsRepository>

interface SubjectQuery {
  readonly from: SQL
  readonly columns: SQL
  /** Whether the record still exists for its owner. */
  readonly isKept: SQL
  /** Whether the user owns it or works for it, in one of the roles if they are given. */
  isOwn(userId: number, roles?: readonly string[]): SQL
}

const worksFor = (
  column: 'school_id' | 'store_id',
  listing: SQL,
  owner: SQL,
  userId: number,
  roles: readonly string[] | undefined,
) => sql`(
  ${owner} = ${userId} or exists (
    select from listing_member m where m.${sql.identifier(column)} = ${listing}
      and m.user_id = ${userId} and m.removed_at is null
      ${roles ? sql`and m.role::text = any(${`{${roles.join(',')}}`}::text[])` : sql``}))`

/** The roles that speak for a listing. */
const managers = ['owner', 'manager']

const queries: Readonly<Record<ModeratedKind, SubjectQuery>> = {
  school: {
    from: sql`school r`,
    columns: sql`r.name, coalesce(r.city, r.district) as place, r.files, r.owner_id as "ownerId",
      r.revision, is_public(r) as "isPublic", '/schools/' || r.slug as path`,
    isKept: sql`r.deleted_at is null`,
    isOwn: (userId, roles) => worksFor('school_id', sql`r.id`, sql`r.owner_id`, userId, roles),
  },
  store: {
    from: sql`store r`,
    columns: sql`r.brand_name as name, r.city as place, r.files, r.owner_id as "ownerId",
      r.revision, is_public(r) as "isPublic", '/stores-details/' || r.id as path`,
    isKept: sql`r.deleted_at is null`,
    isOwn: (userId, roles) => worksFor('store_id', sql`r.id`, sql`r.owner_id`, userId, roles),
  },
  product: {
    from: sql`product r join store on store.id = r.store_id`,
    columns: sql`r.name, store.brand_name as place, r.files, store.owner_id as "ownerId",
      r.revision, is_public(r, store) as "isPublic", '/products/' || r.slug as path`,
    isKept: sql`r.deleted_at is null and store.deleted_at is null`,
    isOwn: (userId, roles) =>
      worksFor('store_id', sql`store.id`, sql`store.owner_id`, userId, roles),
  },
  job: {
    from: sql`job r left join school on school.id = r.school_id
      left join store on store.id = r.store_id`,
    columns: sql`r.title as name, coalesce(school.name, store.brand_name, r.city) as place, '[]'::jsonb as files,
      coalesce((select m.user_id from listing_member m where m.user_id = r.poster_id
          and m.removed_at is null and (m.school_id = r.school_id or m.store_id = r.store_id)),
        school.owner_id, store.owner_id) as "ownerId", null::integer as revision,
      is_public(r) as "isPublic", '/jobs/description/' || r.id as path, r.status = 'draft' as "isDraft"`,
    isKept: sql`r.deleted_at is null`,
    isOwn: (userId, roles) =>
      sql`(${worksFor('school_id', sql`school.id`, sql`school.owner_id`, userId, roles)}
        or ${worksFor('store_id', sql`store.id`, sql`store.owner_id`, userId, roles)})`,
  },
  blog: {
    from: sql`blog r`,
    columns: sql`r.title as name, r.author_name as place,
      case when r.cover is null then '[]' else jsonb_build_array(r.cover) end as files,
      r.author_id as "ownerId", null::integer as revision, is_public(r) as "isPublic",
      '/blog-details/' || r.url as path,
      r.status = 'draft' and r.approved_revision is null as "isDraft"`,
    isKept: sql`true`,
    isOwn: (userId) => sql`r.author_id = ${userId}`,
  },
  video: {
    from: sql`video r left join school on school.id = r.school_id`,
    columns: sql`r.title as name, coalesce(school.name, r.author_name) as place,
      case when r.poster is null then '[]' else jsonb_build_array(r.poster) end as files,
      r.author_id as "ownerId", null::integer as revision, is_public(r) as "isPublic",
      case r.kind when 'discussion' then '/video/discussions/'
        when 'contest' then '/video/contests/' else '/video/principal-talks/' end || r.url as path,
      r.status = 'draft' and r.approved_revision is null and r.author_id is not null as "isDraft"`,
    isKept: sql`true`,
    isOwn: (userId, roles) =>
      sql`(r.author_id = ${userId}
        or ${worksFor('school_id', sql`school.id`, sql`school.owner_id`, userId, roles)})`,
  },
  comment: {
    from: sql`comment r join video on video.id = r.video_id`,
    columns: sql`left(r.body_text, 80) as name, video.title as place, '[]'::jsonb as files,
      r.author_id as "ownerId", null::integer as revision, is_public(r) as "isPublic",
      '/video/discussions/' || video.url || '#comment-' || r.id as path`,
    isKept: sql`r.state <> 'taken_back'`,
    isOwn: (userId) => sql`r.author_id = ${userId}`,
  },
}

/** Reads the records that are moderated, and changes their state. */
export function createSubjectsRepository(db: Db) {
  return {
    read: <Result>(work: (tx: Db) => Promise<Result>) => work(db),

    /** Records that their owner has not deleted, unordered. */
    async find(kind: ModeratedKind, ids: readonly number[], tx: Db = db): Promise<SubjectRow[]> {
      const { from, columns, isKept } = queries[kind]
      const { rows } = await tx.execute<SubjectRow>(sql`
        select r.id, r.moderation, ${columns} from ${from}
        where r.id = any(${idList(ids)}) and ${isKept}`)
      return rows
    },

    /** Locks records until the transaction ends. */
    async lock(tx: Db, kind: ModeratedKind, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        select id from ${sql.identifier(kind)} where id = any(${idList(ids)}) order by id for update`)
    },

    /** Those among the records that the user owns or works for. */
    async ownAmong(
      kind: ModeratedKind,
      ids: readonly number[],
      userId: number,
      tx: Db = db,
    ): Promise<number[]> {
      const { from, isOwn } = queries[kind]
      const { rows } = await tx.execute<{ id: number }>(sql`
        select r.id from ${from} where r.id = any(${idList(ids)}) and ${isOwn(userId)}`)
      return rows.map(({ id }) => id)
    },

    /** Those among the records that the user owns or manages. */
    async managedAmong(
      kind: ModeratedKind,
      ids: readonly number[],
      userId: number,
      tx: Db = db,
    ): Promise<number[]> {
      const { from, isOwn } = queries[kind]
      const { rows } = await tx.execute<{ id: number }>(sql`
        select r.id from ${from} where r.id = any(${idList(ids)}) and ${isOwn(userId, managers)}`)
      return rows.map(({ id }) => id)
    },

    /** Sets the state of locked records; `isApproved` also approves the revision. Returns changes. */
    async setState(
      tx: Db,
      kind: ModeratedKind,
      ids: readonly number[],
      { state, isApproved }: { readonly state: ModerationState; readonly isApproved: boolean },
    ): Promise<StateChange[]> {
      const table = sql.identifier(kind)
      const approves = isApproved && isListing(kind)
      const approved = isListing(kind) ? sql`t.approved_revision` : sql`null::integer`
      const { rows } = await tx.execute<StateChange>(sql`
        with old as materialized (
          select t.id, t.moderation, ${approved} as approved from ${table} t
          where t.id = any(${idList(ids)}))
        update ${table} t set moderation = ${state}
          ${approves ? sql`, approved_revision = t.revision` : sql``}
        from old where old.id = t.id and (old.moderation <> ${state}
          ${approves ? sql`or old.approved is distinct from t.revision` : sql``})
        returning t.id, old.moderation as before, old.approved as "approvedBefore",
          ${approved} as "approvedAfter",
          ${isListing(kind) ? sql`t.revision` : sql`null::integer`} as revision`)
      return rows
    },

    /** Writes columns of a locked listing, by their names in the database, as a new revision. */
    async saveColumns(
      tx: Db,
      kind: 'school' | 'store' | 'product',
      id: number,
      columns: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      const table = sql.identifier(kind)
      const assignments = Object.keys(columns).map(
        (column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`,
      )
      if (assignments.length === 0) return
      await tx.execute(sql`
        update ${table} t set ${sql.join(assignments, sql`, `)}, revision = t.revision + 1,
          updated_at = now()
        from jsonb_populate_record(null::${table}, ${JSON.stringify(columns)}::jsonb) given
        where t.id = ${id}`)
    },

    /** Gives a school of the register an owner. */
    async setSchoolOwner(tx: Db, id: number, ownerId: number): Promise<void> {
      await tx.execute(sql`update school set owner_id = ${ownerId} where id = ${id}`)
    },

    /** The names of filter values. */
    async filterNames(ids: readonly number[], tx: Db = db): Promise<ReadonlyMap<number, string>> {
      if (ids.length === 0) return new Map()
      const { rows } = await tx.execute<{ id: number; name: string }>(sql`
        select id, name from filter_value where id = any(${idList(ids)})`)
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** Number of admins who could decide. */
    async adminCount(tx: Db): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from app_user where is_admin and not ${isBlockedNow}`)
      return rows[0]?.count ?? 0
    },

    /** The address of the person who hears about decisions. */
    async recipients(tx: Db, userIds: readonly number[]) {
      const { rows } = await tx.execute<{ id: number; email: string; name: string }>(sql`
        select id, email, btrim(firstname || ' ' || lastname) as name from app_user
        where id = any(${idList(userIds)})`)
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}
