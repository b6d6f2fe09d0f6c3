import type { TestDatabase } from '../database.ts'

/** Whether an operation needs the records of `addBlogRecords`. */
export const isOfBlogs = (id: string) => /MyBlog\b|Blog(Review|Revision|Comment)?$/.test(id)

const statuses: Readonly<Record<string, string>> = {
  addBlogComment: 'review',
  removeBlogComment: 'review',
  placeBlog: 'published',
}
const revisions: Readonly<Record<string, number>> = { moveBlog: 4, placeBlog: 4 }

/** The blog 7 of the caller with the comment 3, in the status that an example needs. */
export async function addBlogRecords({ pool }: TestDatabase, id: string, ownerId: number) {
  const body = `<p>${'word '.repeat(60)}</p>`
  await pool.query('delete from blog where id = 7 or request_key is not null')
  await pool.query(
    `insert into blog (id, author_id, url, title, summary, topic, body_html, author_name, status,
       published_at, revision)
     values (7, $1, 'eleven-weekends', 'Eleven weekends', 'A summary.', 'admissions', $2, 'Meera Iyer',
       $3::publication, now(), $4)`,
    [ownerId, body, statuses[id] ?? 'draft', revisions[id] ?? 1],
  )
  if (id === 'addBlogComment') await pool.query('update blog_revision set n = 4 where blog_id = 7')
  await pool.query(
    `insert into blog_comment (id, blog_id, n, paragraph, quote, text, sent_at)
     values (3, 7, 1, 1, 'word', 'Say more.', $1)`,
    [id === 'resolveBlogComment' ? new Date() : null],
  )
}
