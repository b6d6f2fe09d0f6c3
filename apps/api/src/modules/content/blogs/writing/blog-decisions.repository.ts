import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import type { PublicationStatus } from '../../review/publication-states.ts'

export type BlogDecisionsRepository = ReturnType<typeof createBlogDecisionsRepository>

export interface MovedBlog extends Record<string, unknown> {
  readonly id: number
  readonly before: PublicationStatus
  readonly after: PublicationStatus
  readonly revision: number
}

/** Changes the status of several blogs at once. */
export function createBlogDecisionsRepository() {
  return {
    /** Blogs in review become published with the text of their latest revision. */
    async publish(tx: Db, ids: readonly number[]): Promise<(MovedBlog & { bodyHtml: string })[]> {
      const { rows } = await tx.execute<MovedBlog & { bodyHtml: string }>(sql`
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
    },

    async move(
      tx: Db,
      ids: readonly number[],
      from: PublicationStatus,
      to: PublicationStatus,
    ): Promise<MovedBlog[]> {
      const { rows } = await tx.execute<MovedBlog>(sql`
        update blog set status = ${to}, status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = ${from}
        returning id, ${from}::publication as before, status as after, revision`)
      return rows
    },

    /** Published blogs are taken off the site by an admin. */
    async remove(tx: Db, ids: readonly number[]): Promise<MovedBlog[]> {
      const { rows } = await tx.execute<MovedBlog>(sql`
        update blog set status = 'removed', status_since = now(), removed_at = now(),
          removed_by = 'admin', revision = revision + 1
        where id = any(${idList(ids)}) and status = 'published'
        returning id, 'published'::publication as before, status as after, revision`)
      return rows
    },

    /** Blogs that an admin removed are public again, as they were. Each passes its review again. */
    async restore(tx: Db, ids: readonly number[]): Promise<MovedBlog[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update blog set status = 'review', status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = 'removed' and removed_by = 'admin'
          and approved_revision is not null
        returning id`)
      const { rows: moved } = await tx.execute<MovedBlog>(sql`
        update blog set status = 'published', status_since = now(), removed_at = null,
          removed_by = null, revision = revision + 1
        where id = any(${idList(rows.map(({ id }) => id))})
        returning id, 'removed'::publication as before, status as after, revision`)
      return moved
    },

    /** The author sees the comments from now on. */
    async sendComments(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update blog_comment set sent_at = now()
        where blog_id = any(${idList(ids)}) and sent_at is null`)
    },

    /** Removes comments that nobody has sent. */
    async dropComments(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        delete from blog_comment where blog_id = any(${idList(ids)}) and sent_at is null`)
    },

    /** Comments on an approved text are settled. */
    async settleComments(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update blog_comment set resolved_at = now()
        where blog_id = any(${idList(ids)}) and sent_at is not null and resolved_at is null`)
    },
  }
}
