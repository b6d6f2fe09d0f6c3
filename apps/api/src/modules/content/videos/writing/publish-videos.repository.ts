import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import type { TranscriptLine } from '../../../../db/schema/index.ts'
import type { MovedPublication } from '../../publishing/publications.repository.ts'

type PublishedVideo = MovedPublication & { readonly transcript: TranscriptLine[] }

/** Videos in review become published with the content of their latest revision. */
export async function publishVideos(tx: Db, ids: readonly number[]): Promise<PublishedVideo[]> {
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
}
