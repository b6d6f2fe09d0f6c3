import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { children, contestEntries } from '../../../../db/schema/index.ts'
import type { EntryRow } from './entry-row.ts'
import type { SentEntry } from './sent-entry.ts'

export type EntriesRepository = ReturnType<typeof createEntriesRepository>

/** The public parts of an entry that won. */
interface Winner extends Record<string, unknown> {
  readonly id: number
  readonly prize: string
  readonly title: string
  readonly isNamed: boolean
  readonly shownName: string
  readonly shownDetail: string
}

/** An entry as admins see it, with what the judges gave it. */
export interface ScoredEntry extends EntryRow {
  readonly bornOn: string | null
  readonly nScores: number
  readonly nRecused: number
  /** The mean of all scores. */
  readonly mean: number | null
}

/** The scores that the judges gave each entry, as a lateral join. */
const scores = sql`lateral (select count(s.score)::integer as n_scores,
  count(s.recused_why)::integer as n_recused, round(avg(s.score), 1)::float8 as mean
  from contest_entry_score s where s.entry_id = contest_entry.id) as scores`
const scored = {
  nScores: sql<number>`scores.n_scores`,
  nRecused: sql<number>`scores.n_recused`,
  mean: sql<number | null>`scores.mean`,
}

/** Reads and writes the entries of contests. */
export function createEntriesRepository(db: Db) {
  return {
    /** The entries of a user, also withdrawn ones. */
    ofUser: (contestId: number, userId: number) =>
      db
        .select({ entry: contestEntries, childName: children.name })
        .from(contestEntries)
        .leftJoin(children, eq(children.id, contestEntries.childId))
        .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.userId, userId)))
        .orderBy(asc(contestEntries.id)),

    async childrenOf(userId: number, tx: Db = db) {
      return tx
        .select({ id: children.id, name: children.name, bornOn: children.bornOn })
        .from(children)
        .where(eq(children.userId, userId))
        .orderBy(asc(children.position), asc(children.id))
    },

    async find(id: number, tx: Db = db): Promise<EntryRow | undefined> {
      const [found] = await tx.select().from(contestEntries).where(eq(contestEntries.id, id))
      return found
    },

    async lock(tx: Db, id: number): Promise<EntryRow | undefined> {
      const [found] = await tx
        .select()
        .from(contestEntries)
        .where(eq(contestEntries.id, id))
        .for('update')
      return found
    },

    async isKeyUsed(tx: Db, userId: number, requestKey: string): Promise<boolean> {
      const found = await tx.$count(
        contestEntries,
        and(eq(contestEntries.userId, userId), eq(contestEntries.requestKey, requestKey)),
      )
      return found > 0
    },

    /** Whether a child, or the user if null, has an entry that is not withdrawn. */
    async hasEntry(tx: Db, contestId: number, userId: number, childId: number | null) {
      const found = await tx.$count(
        contestEntries,
        and(
          eq(contestEntries.contestId, contestId),
          eq(contestEntries.userId, userId),
          sql`${contestEntries.childId} is not distinct from ${childId}::integer`,
          ne(contestEntries.state, 'withdrawn'),
        ),
      )
      return found > 0
    },

    async add(tx: Db, entry: typeof contestEntries.$inferInsert): Promise<void> {
      await tx.insert(contestEntries).values(entry)
    },

    async save(
      tx: Db,
      id: number,
      changes: Partial<typeof contestEntries.$inferInsert>,
    ): Promise<void> {
      await tx
        .update(contestEntries)
        .set({ ...changes, revision: sql`${contestEntries.revision} + 1` })
        .where(eq(contestEntries.id, id))
    },

    async emailOf(tx: Db, userId: number): Promise<string> {
      const { rows } = await tx.execute<{ email: string }>(
        sql`select email from app_user where id = ${userId}`,
      )
      return rows[0]?.email ?? ''
    },

    async childName(tx: Db, childId: number): Promise<string> {
      const { rows } = await tx.execute<{ name: string }>(
        sql`select name from child where id = ${childId}`,
      )
      return rows[0]?.name ?? ''
    },

    /** One page of the sent and the disqualified entries: winners, then the highest scores. */
    async scored(contestId: number, page: Slice): Promise<ScoredEntry[]> {
      const rows = await db
        .select({ entry: contestEntries, bornOn: children.bornOn, ...scored })
        .from(contestEntries)
        .leftJoin(children, eq(children.id, contestEntries.childId))
        .innerJoin(scores, sql`true`)
        .where(
          and(
            eq(contestEntries.contestId, contestId),
            sql`${contestEntries.state} in ('submitted', 'disqualified')`,
          ),
        )
        .orderBy(
          sql`${contestEntries.place} asc nulls last, ${scored.mean} desc nulls last`,
          asc(contestEntries.id),
        )
        .limit(page.limit)
        .offset(page.offset)
      return rows.map(({ entry, ...rest }) => ({ ...entry, ...rest }))
    },

    async scoredOne(id: number): Promise<ScoredEntry | undefined> {
      const [found] = await db
        .select({ entry: contestEntries, bornOn: children.bornOn, ...scored })
        .from(contestEntries)
        .leftJoin(children, eq(children.id, contestEntries.childId))
        .innerJoin(scores, sql`true`)
        .where(eq(contestEntries.id, id))
      if (!found) return undefined
      const { entry, ...rest } = found
      return { ...entry, ...rest }
    },

    async removeScores(tx: Db, entryId: number): Promise<void> {
      await tx.execute(sql`delete from contest_entry_score where entry_id = ${entryId}`)
    },

    countScored: (contestId: number) =>
      db.$count(
        contestEntries,
        and(
          eq(contestEntries.contestId, contestId),
          sql`${contestEntries.state} in ('submitted', 'disqualified')`,
        ),
      ),

    async isPlaceTaken(tx: Db, { contestId, id }: EntryRow, place: number): Promise<boolean> {
      const found = await tx.$count(
        contestEntries,
        and(
          eq(contestEntries.contestId, contestId),
          eq(contestEntries.place, place),
          ne(contestEntries.id, id),
        ),
      )
      return found > 0
    },

    /** The entries that won, first prize first, of a contest whose winners are announced. */
    async winners(contestId: number): Promise<Winner[]> {
      const { rows } = await db.execute<Winner>(sql`
        select id, prize, title, is_named as "isNamed", shown_name as "shownName",
          shown_detail as "shownDetail"
        from contest_entry
        where contest_id = ${contestId} and state = 'submitted' and prize is not null
        order by place, id`)
      return rows
    },

    /** Makes the prizes that were decided public. Returns their number. */
    async awardPrizes(tx: Db, contestId: number): Promise<number> {
      const { rows } = await tx.execute(sql`
        update contest_entry set prize = prize_pending, revision = revision + 1
        where contest_id = ${contestId} and state = 'submitted' and prize_pending is not null
        returning id`)
      return rows.length
    },

    /** The entries that take part, for the emails about the results. */
    async submitted(tx: Db, contestId: number): Promise<SentEntry[]> {
      const { rows } = await tx.execute<SentEntry>(sql`
        select u.email, e.title, e.prize from contest_entry e join app_user u on u.id = e.user_id
        where e.contest_id = ${contestId} and e.state = 'submitted' order by e.id`)
      return rows
    },
  }
}
