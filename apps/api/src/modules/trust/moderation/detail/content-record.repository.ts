import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Images } from '../../../platform/images/image-urls.ts'

export type ContentRecordRepository = ReturnType<typeof createContentRecordRepository>

interface ContentRow extends Record<string, unknown> {
  readonly title: string
  readonly summary: string
  readonly image: string | null
  readonly html: string | null
}

const statements = {
  blog: (id: number) => sql`
    select shown.title, shown.summary, shown.cover as image, shown.body_html as html
    from blog b cross join lateral (
      (select r.title, r.summary, r.cover, r.body_html from blog_revision r
        where r.blog_id = b.id and b.status = 'review' order by r.n desc limit 1)
      union all select b.title, b.summary, b.cover, b.body_html
      limit 1) shown
    where b.id = ${id}`,
  video: (id: number) => sql`
    select shown.title, shown.summary, shown.poster as image, shown.description_html as html
    from video v cross join lateral (
      (select r.title, r.summary, r.poster, r.description_html from video_revision r
        where r.video_id = v.id and v.status = 'review' order by r.n desc limit 1)
      union all select v.title, v.summary, v.poster, v.description_html
      limit 1) shown
    where v.id = ${id}`,
}

/** Reads what a blog or a video says, for admins. */
export function createContentRecordRepository(db: Db, images: Images) {
  return {
    /** The revision in review, otherwise what readers see; nothing if there is no such record. */
    async fields(kind: keyof typeof statements, id: number): Promise<Schema<'ModerationField'>[]> {
      const { rows } = await db.execute<ContentRow>(statements[kind](id))
      const [row] = rows
      if (!row) return []
      const image = row.image === null ? [] : [images.one(row.image)]
      const all: Schema<'ModerationField'>[] = [
        { field: 'files', kind: 'image', value: image },
        { field: 'title', kind: 'text', value: row.title },
        { field: 'summary', kind: 'text', value: row.summary },
        { field: 'content_html', kind: 'html', value: row.html ?? '' },
      ]
      return all.filter(({ value }) => value !== '' && !(Array.isArray(value) && !value.length))
    },
  }
}
