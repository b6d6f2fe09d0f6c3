import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import type { MovedPublication } from '../../publishing/publications.repository.ts'

type PublishedBlog = MovedPublication & { readonly bodyHtml: string }

/** Blogs in review become published with the text of their latest revision. */
export async function publishBlogs(tx: Db, ids: readonly number[]): Promise<PublishedBlog[]> {
  const { rows } = await tx.execute<PublishedBlog>(sql`
    with latest as materialized (
      select distinct on (r.blog_id) r.*, b.url as old_url, is_public(b) as was_public,
        r.url is not null and r.url <> b.url and not exists (
          select from blog o where o.url = r.url and o.id <> b.id)
          and not exists (select from blog_former_url f
            where f.url = r.url and f.blog_id <> b.id) as is_moved
      from blog b join blog_revision r on r.blog_id = b.id
      where b.id = any(${idList(ids)}) and b.status = 'review'
      order by r.blog_id, r.n desc
    ), kept as (
      update blog_revision r set is_kept = true from latest where latest.id = r.id
    ), former as (
      insert into blog_former_url (url, blog_id)
      select old_url, blog_id from latest where was_public and is_moved
      on conflict (url) do nothing
    )
    update blog b set status = 'published', status_since = now(), approved_revision = r.n,
      url = case when r.is_moved then r.url else b.url end,
      title = r.title, summary = r.summary, topic = r.topic, tags = r.tags, cover = r.cover,
      body_html = r.body_html, is_by_provider = r.is_by_provider,
      has_synthetic_media = r.has_synthetic_media, removed_at = null, removed_by = null,
      published_at = case when b.approved_revision is not null and b.published_at <= now()
        then b.published_at else greatest(b.publish_at, now()) end,
      publish_at = null, revision = b.revision + 1, updated_at = now()
    from latest r where r.blog_id = b.id
    returning b.id, 'review'::publication as before, b.status as after, b.revision,
      b.body_html as "bodyHtml"`)
  return rows
}
