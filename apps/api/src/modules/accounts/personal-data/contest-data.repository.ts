import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { pageSize } from './row-pages.ts'

export type ContestDataRepository = ReturnType<typeof createContestDataRepository>

interface Row extends Record<string, unknown> {
  readonly cursor: number
}

/** A user's entries to contests, and the contests that they judge, in pages. */
export function createContestDataRepository(db: Db) {
  const read = async (query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await db.execute<Row>(query)).rows
  return {
    entriesOf: (userId: number, after: number) =>
      read(sql`
        select e.id as cursor, video.title as contest, child.name as child, e.state, e.title, e.answers,
          e.shown_name, e.shown_detail, e.is_named, e.reason, e.prize, e.created_at, e.submitted_at,
          (select coalesce(json_agg(json_build_object('state', v.to_state, 'at', v.at) order by v.id), '[]')
            from contest_entry_event v where v.entry_id = e.id) as events
        from contest_entry e join video on video.id = e.contest_id
        left join child on child.id = e.child_id
        where e.user_id = ${userId} and e.id > ${after} order by e.id limit ${pageSize}`),

    /** The images of an entry, in base64. */
    imagesOf: (entryId: number) =>
      read(sql`
        select question_id as question, 'image/webp' as mime, uploaded_at,
          encode(content, 'base64') as base64
        from contest_entry_image where entry_id = ${entryId} order by id`),

    judgingOf: (userId: number, after: number) =>
      read(sql`
        select j.contest_id as cursor, video.title as contest, j.added_at,
          (select coalesce(json_agg(json_build_object('entry', e.title, 'score', s.score,
              'recused_why', s.recused_why, 'at', s.at) order by e.id), '[]')
            from contest_entry_score s join contest_entry e on e.id = s.entry_id
            where e.contest_id = j.contest_id and s.judge_id = j.user_id) as scores
        from contest_judge j join video on video.id = j.contest_id
        where j.user_id = ${userId} and j.contest_id > ${after}
        order by j.contest_id limit ${pageSize}`),
  }
}
