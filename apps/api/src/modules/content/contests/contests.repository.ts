import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { contests, videos } from '../../../db/schema/index.ts'
import type { EntryState } from './contest-states.ts'

export type ContestsRepository = ReturnType<typeof createContestsRepository>

/** The contents of the page of a contest; columns of its video. */
export type ContestPage = Pick<
  typeof videos.$inferSelect,
  'title' | 'summary' | 'descriptionHtml' | 'rulesHtml' | 'entryHtml' | 'closesOn'
>

interface Judge extends Record<string, unknown> {
  readonly userId: number
  readonly name: string
  readonly email: string
}

const columns = {
  id: contests.videoId,
  state: contests.state,
  revision: contests.revision,
  opensAt: contests.opensAt,
  closesAt: contests.closesAt,
  minAge: contests.minAge,
  maxAge: contests.maxAge,
  fields: contests.fields,
  announcedAt: contests.announcedAt,
  url: videos.url,
  title: videos.title,
  summary: videos.summary,
  descriptionHtml: videos.descriptionHtml,
  rulesHtml: videos.rulesHtml,
  entryHtml: videos.entryHtml,
  isPublic: sql<boolean>`is_public(${videos}) is true`,
}

/** Reads and writes contests with the video that is their page. */
export function createContestsRepository(db: Db) {
  const select = (tx: Db) =>
    tx.select(columns).from(contests).innerJoin(videos, eq(videos.id, contests.videoId))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async find(id: number, tx: Db = db) {
      const [found] = await select(tx).where(eq(contests.videoId, id))
      return found
    },

    /** Locks a contest until the end of the transaction. */
    async lock(tx: Db, id: number) {
      await tx.execute(sql`select from contest where video_id = ${id} for update`)
      return this.find(id, tx)
    },

    /** Keeps a contest from changing until the end of the transaction; others may do so too. */
    async share(tx: Db, id: number) {
      await tx.execute(sql`select from contest where video_id = ${id} for share`)
      return this.find(id, tx)
    },

    /** A contest whose page is public. */
    async findPublic(url: string, tx: Db = db) {
      const [found] = await select(tx).where(sql`${videos.url} = ${url} and is_public(${videos})`)
      return found
    },

    /** The latest contests, with the number of entries that were sent. */
    async list(limit: number) {
      const submitted = sql<number>`(select count(*)::integer from contest_entry e
        where e.contest_id = contest.video_id and e.state = 'submitted')`
      return db
        .select({ ...columns, submitted })
        .from(contests)
        .innerJoin(videos, eq(videos.id, contests.videoId))
        .orderBy(desc(contests.videoId))
        .limit(limit)
    },

    /** Adds a draft with the video that is its page; undefined if the key has been used. */
    async add(
      tx: Db,
      contest: Pick<typeof contests.$inferInsert, 'requestKey' | 'opensAt' | 'closesAt'>,
      { url, closesOn }: { readonly url: string; readonly closesOn: string },
    ): Promise<number> {
      const [video] = await tx
        .insert(videos)
        .values({
          url,
          closesOn,
          kind: 'contest',
          title: '',
          summary: '',
          sources: [],
          durationSeconds: 0,
          rulesHtml: '',
          entryHtml: '',
        })
        .returning({ id: videos.id })
      if (!video) throw new Error('The video of the contest was not added')
      await tx.insert(contests).values({ ...contest, videoId: video.id, minAge: 5, maxAge: 17 })
      return video.id
    },

    async idOfKey(tx: Db, requestKey: string): Promise<number | undefined> {
      const [found] = await tx
        .select({ id: contests.videoId })
        .from(contests)
        .where(eq(contests.requestKey, requestKey))
      return found?.id
    },

    async save(tx: Db, id: number, changes: Partial<typeof contests.$inferInsert>): Promise<void> {
      await tx
        .update(contests)
        .set({ ...changes, revision: sql`${contests.revision} + 1` })
        .where(eq(contests.videoId, id))
    },

    /** Changes what the page shows, and with it the revision that reviewers and authors see. */
    async savePage(tx: Db, id: number, page: Partial<ContestPage>): Promise<void> {
      await tx
        .update(videos)
        .set({ ...page, revision: sql`${videos.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(videos.id, id))
      await tx.execute(sql`
        update video_revision r set title = v.title, summary = v.summary,
          description_html = v.description_html, saved_at = now()
        from video v where v.id = r.video_id and v.id = ${id}`)
    },

    async isUrlTaken(tx: Db, id: number, url: string): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from video where url = ${url} and id <> ${id}
        union all select from video_former_url where url = ${url} and video_id <> ${id}`)
      return rows.length > 0
    },

    /** Puts the page on the site, at an address. */
    async publishPage(tx: Db, id: number, url: string): Promise<void> {
      await tx.execute(sql`
        update video set url = ${url}, status = 'published', status_since = now(),
          approved_revision = 1, published_at = coalesce(published_at, now()), revision = revision + 1
        where id = ${id}`)
    },

    async hidePage(tx: Db, id: number): Promise<void> {
      await tx.execute(sql`
        update video set status = 'draft', status_since = now(), approved_revision = null,
          published_at = null, revision = revision + 1
        where id = ${id}`)
    },

    /** The number of entries per state. A state without entries has no row. */
    async counts(id: number, tx: Db = db) {
      const { rows } = await tx.execute<{ state: EntryState; total: number }>(sql`
        select state, count(*)::integer as total from contest_entry
        where contest_id = ${id} group by state`)
      return rows
    },

    async judges(id: number, tx: Db = db): Promise<Judge[]> {
      const { rows } = await tx.execute<Judge>(sql`
        select u.id as "userId", btrim(u.firstname || ' ' || u.lastname) as name, u.email
        from contest_judge j join app_user u on u.id = j.user_id
        where j.contest_id = ${id} order by j.added_at, u.id`)
      return rows
    },

    async userOf(tx: Db, email: string): Promise<Judge | undefined> {
      const { rows } = await tx.execute<Judge>(sql`
        select id as "userId", btrim(firstname || ' ' || lastname) as name, email from app_user
        where lower(email) = lower(${email}) and email_confirmed_at is not null`)
      return rows[0]
    },

    /** Whether the user was not a judge of the contest before. */
    async addJudge(tx: Db, id: number, userId: number): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        insert into contest_judge (contest_id, user_id) values (${id}, ${userId})
        on conflict do nothing returning user_id`)
      return rows.length > 0
    },

    /** Removes a judge with what they scored. */
    async removeJudge(tx: Db, id: number, userId: number): Promise<boolean> {
      await tx.execute(sql`
        delete from contest_entry_score where judge_id = ${userId}
          and entry_id in (select id from contest_entry where contest_id = ${id})`)
      const { rows } = await tx.execute(sql`
        delete from contest_judge where contest_id = ${id} and user_id = ${userId} returning user_id`)
      return rows.length > 0
    },

    /** Closes contests whose time has passed. */
    async closeDue(): Promise<void> {
      await db.execute(sql`
        update contest set state = 'closed', revision = revision + 1
        where state = 'published' and closes_at <= now()`)
    },

    /** Deletes drafts of entries that were never sent, some days after the contest has closed. */
    async deleteOldDrafts(days: number): Promise<void> {
      await db.execute(sql`
        delete from contest_entry e using contest c
        where c.video_id = e.contest_id and e.state = 'draft'
          and c.closes_at < now() - make_interval(days => ${days})`)
    },
  }
}
