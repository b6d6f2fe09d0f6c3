import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { TranscriptLine } from '../../../db/schema/index.ts'
import type { VideoChecks } from './writing/video-checks.ts'

/** Days for which every revision is kept. */
const keptDays = 90

/** Public videos whose texts are stored in one run. */
const maxRemembered = 500

/** Deletes old revisions, and releases files that no revision shows any more. */
export function createVideoUpkeep(db: Db, { remember }: Pick<VideoChecks, 'remember'>) {
  return {
    /** Stores the texts of public videos that were not approved here, such as editorial ones. */
    async rememberTexts(): Promise<void> {
      const { rows } = await db.execute<{ id: number; transcript: TranscriptLine[] }>(sql`
        select id, transcript from video v
        where is_public(v) and not exists (
          select from content_shingle s where s.kind = 'video' and s.ref_id = v.id)
        order by id limit ${maxRemembered}`)
      if (rows.length > 0) await remember(db, rows)
    },

    /** The latest, submitted and approved revisions of a video stay. */
    async run(): Promise<void> {
      await db.execute(sql`
        delete from video_revision r using video v
        where v.id = r.video_id and r.saved_at < now() - make_interval(days => ${keptDays})
          and not r.is_kept and r.n is distinct from v.approved_revision
          and r.n < (select max(n) from video_revision l where l.video_id = r.video_id)`)
      await db.execute(sql`
        update upload u set used_at = null
        where u.purpose = 'video' and u.used_at is not null and not exists (
          select from video_revision r join video v on v.id = r.video_id
          where v.author_id = u.user_id
            and (position(u.key in r.sources::text) > 0 or position(u.key in coalesce(r.poster, '')) > 0))`)
    },
  }
}
