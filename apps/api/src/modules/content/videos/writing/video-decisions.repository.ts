import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import type { TranscriptLine } from '../../../../db/schema/index.ts'
import type { PublicationStatus } from '../../review/publication-states.ts'

export type VideoDecisionsRepository = ReturnType<typeof createVideoDecisionsRepository>

export interface MovedVideo extends Record<string, unknown> {
  readonly id: number
  readonly before: PublicationStatus
  readonly after: PublicationStatus
  readonly revision: number
}

type PublishedVideo = MovedVideo & { readonly transcript: TranscriptLine[] }

/** Changes the status of several videos at once. */
export function createVideoDecisionsRepository() {
  return {
    /** Videos in review become published with the content of their latest revision. */
    async publish(tx: Db, ids: readonly number[]): Promise<PublishedVideo[]> {
      const { rows } = await tx.execute<PublishedVideo>(sql`
        with latest as materialized (
          select distinct on (r.video_id) r.*, v.url as old_url, is_public(v) as was_public,
            r.url is not null and r.url <> v.url and not exists (
              select from video o where o.url = r.url and o.id <> v.id)
              and not exists (select from video_former_url f
                where f.url = r.url and f.video_id <> v.id) as is_moved
          from video v join video_revision r on r.video_id = v.id
          where v.id = any(${idList(ids)}) and v.status = 'review'
          order by r.video_id, r.n desc
        ), kept as (
          update video_revision r set is_kept = true from latest where latest.id = r.id
        ), former as (
          insert into video_former_url (url, video_id)
          select old_url, video_id from latest where was_public and is_moved
          on conflict (url) do nothing
        )
        update video v set status = 'published', status_since = now(), approved_revision = r.n,
          url = case when r.is_moved then r.url else v.url end,
          title = r.title, summary = r.summary, description_html = r.description_html,
          poster = r.poster, sources = r.sources, duration_seconds = r.duration_seconds,
          has_sound = r.has_sound, transcript = r.transcript, speakers = r.speakers,
          captions = (select coalesce(jsonb_agg(jsonb_build_object(
              'path', '/api/videos/' || case when r.is_moved then r.url else v.url end || '/captions/'
                || (track->>'language'),
              'language', track->>'language', 'label', track->>'label') order by place), '[]')
            from jsonb_array_elements(r.captions) with ordinality t(track, place)),
          school_id = r.school_id, is_by_provider = r.is_by_provider,
          has_synthetic_media = r.has_synthetic_media, removed_at = null, removed_by = null,
          published_at = case when v.approved_revision is not null and v.published_at <= now()
            then v.published_at else greatest(v.publish_at, now()) end,
          publish_at = null, revision = v.revision + 1, updated_at = now()
        from latest r where r.video_id = v.id
        returning v.id, 'review'::publication as before, v.status as after, v.revision, v.transcript`)
      return rows
    },

    async move(
      tx: Db,
      ids: readonly number[],
      from: PublicationStatus,
      to: PublicationStatus,
    ): Promise<MovedVideo[]> {
      const { rows } = await tx.execute<MovedVideo>(sql`
        update video set status = ${to}, status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = ${from}
        returning id, ${from}::publication as before, status as after, revision`)
      return rows
    },

    /** Published videos are taken off the site by an admin. */
    async remove(tx: Db, ids: readonly number[]): Promise<MovedVideo[]> {
      const { rows } = await tx.execute<MovedVideo>(sql`
        update video set status = 'removed', status_since = now(), removed_at = now(),
          removed_by = 'admin', revision = revision + 1
        where id = any(${idList(ids)}) and status = 'published'
        returning id, 'published'::publication as before, status as after, revision`)
      return rows
    },

    /** Videos that an admin removed are public again, as they were. Each passes its review again. */
    async restore(tx: Db, ids: readonly number[]): Promise<MovedVideo[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update video set status = 'review', status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = 'removed' and removed_by = 'admin'
          and approved_revision is not null
        returning id`)
      const { rows: moved } = await tx.execute<MovedVideo>(sql`
        update video set status = 'published', status_since = now(), removed_at = null,
          removed_by = null, revision = revision + 1
        where id = any(${idList(rows.map(({ id }) => id))})
        returning id, 'removed'::publication as before, status as after, revision`)
      return moved
    },

    /** The author sees the remarks from now on. */
    async sendRemarks(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update video_remark set sent_at = now()
        where video_id = any(${idList(ids)}) and sent_at is null`)
    },

    /** Removes remarks that nobody has sent; those on approved content are settled. */
    async closeRemarks(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        delete from video_remark where video_id = any(${idList(ids)}) and sent_at is null`)
      await tx.execute(sql`
        update video_remark set resolved_at = now()
        where video_id = any(${idList(ids)}) and resolved_at is null`)
    },
  }
}
