import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import { blogComments, blogRevisions, blogs } from '../../src/db/schema/index.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { createCasesRepository } from '../../src/modules/trust/cases/cases.repository.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import { firstMonth } from './articles/first-month.ts'
import { openDay } from './articles/open-day.ts'
import { threeLanguages } from './articles/three-languages.ts'
import type { DemoBlog } from './demo-blog.ts'
import {
  busRouteTest,
  elevenWeekends,
  oneNotebook,
  oneNotebookEdit,
  parentTeacherMeeting,
  readingAloud,
  schoolListOf2024,
} from './own-texts.ts'

interface People {
  readonly authorId: number
  readonly adminId: number
}

type Blog = typeof blogs.$inferInsert

/** The cover of an article, which a blog of the same subject shares. */
const coverOf = ({ title }: DemoBlog) => coverFile(patternKey(title))

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** Blogs of the demo parent, one in each status, and two that are public while an edit waits. */
export async function insertDemoOwnBlogs(tx: Db, { authorId, adminId }: People): Promise<void> {
  const actor = (role: 'author' | 'admin', userId: number) =>
    tx.execute(sql`
      select set_config('edbazaar.blog_actor', ${role}, true),
        set_config('edbazaar.blog_actor_id', ${String(userId)}, true)`)
  const own = { authorId, authorName: 'Meera Iyer', topic: 'admissions' } as const

  async function add(blog: Pick<Blog, 'url' | 'title' | 'summary' | 'bodyHtml'> & Partial<Blog>) {
    const [added] = await tx
      .insert(blogs)
      .values({ ...own, ...blog, bodyHtml: cleanHtml(blog.bodyHtml.trim()) })
      .returning({ id: blogs.id })
    if (!added) throw new Error('The demo blog was not added')
    return added.id
  }
  const submit = (id: number, title: string, why: 'new' | 'edit') =>
    createCasesRepository().open(
      tx,
      { kind: 'blog', id, name: title, place: own.authorName, ownerId: authorId },
      {
        why,
        actorId: authorId,
        fromRevision: why === 'edit' ? 1 : null,
        toRevision: why === 'edit' ? 2 : 1,
        baseline: null,
        fields: [],
        heldFields: [],
        findings: [],
      },
    )

  await actor('author', authorId)
  await add({
    url: 'packing-a-tiffin-in-nine-minutes',
    title: 'Packing a tiffin in nine minutes',
    summary: '',
    tags: ['Food'],
    topic: 'wellbeing',
    bodyHtml: '<p>Four boxes, one cutting board, and a rule: nothing that leaks.</p>',
  })
  const review = 'How we chose a school in eleven weekends'
  await submit(
    await add({
      url: 'how-we-chose-a-school-in-eleven-weekends',
      title: review,
      summary: '31 schools, one fee table and eleven Sundays: what helped us choose a Class 1.',
      tags: ['Bengaluru', 'Class 1'],
      bodyHtml: elevenWeekends,
      status: 'review',
    }),
    review,
    'new',
  )
  const published = {
    url: 'one-notebook-for-every-school-visit',
    title: 'One notebook for every school visit',
    summary: 'What we write down at the gate, in the corridor and on the way home.',
    tags: ['Visits'],
    bodyHtml: oneNotebook,
    cover: coverOf(openDay),
    status: 'published',
    publishedAt: daysAgo(40),
    updatedAt: daysAgo(40),
  } satisfies Partial<Blog>
  const edited = await add(published)
  await tx.insert(blogRevisions).values({
    blogId: edited,
    n: 2,
    title: 'One notebook for all school visits',
    summary: published.summary,
    topic: 'admissions',
    tags: ['Visits', 'Class 1'],
    cover: published.cover,
    bodyHtml: cleanHtml(oneNotebook.trim().replace(...oneNotebookEdit)),
    isKept: true,
    savedBy: authorId,
  })
  await tx.execute(sql`update blog set status = 'draft' where id = ${edited}`)
  await tx.execute(sql`update blog set status = 'review' where id = ${edited}`)
  await submit(edited, published.title, 'edit')
  await add({
    url: 'reading-aloud-in-three-languages',
    title: 'Reading aloud in three languages',
    summary: 'Fifteen minutes a day in Kannada, Hindi and English.',
    tags: ['Reading'],
    bodyHtml: readingAloud,
    topic: 'learning',
    cover: coverOf(threeLanguages),
    status: 'published',
    publishedAt: daysAgo(12),
    updatedAt: daysAgo(12),
  })
  await add({
    url: 'the-first-parent-teacher-meeting',
    title: 'The first parent-teacher meeting',
    summary: 'Five questions, and what to do with the answers.',
    tags: ['Meetings'],
    bodyHtml: parentTeacherMeeting,
    topic: 'learning',
    cover: coverOf(firstMonth),
    status: 'published',
    publishedAt: new Date(Date.now() + 6 * dayMs),
  })
  const asked = await add({
    url: 'the-bus-route-test',
    title: 'The bus route test',
    summary: 'Ride the route once before you pay the first fee.',
    tags: ['Transport'],
    bodyHtml: busRouteTest,
    topic: 'safety',
    status: 'review',
  })
  await actor('admin', adminId)
  await tx.execute(sql`
    select set_config('edbazaar.blog_reason', 'ranking_without_source', true),
      set_config('edbazaar.blog_note', 'A good start. Please name your sources.', true)`)
  await tx.execute(sql`update blog set status = 'changes' where id = ${asked}`)
  await tx.insert(blogComments).values({
    blogId: asked,
    n: 1,
    paragraph: 4,
    quote: 'The best schools in Indiranagar',
    text: 'Which schools, and who says that they are the best? Name a source or leave it out.',
    authorId: adminId,
    sentAt: daysAgo(1),
  })
  await tx.execute(sql`
    select set_config('edbazaar.blog_reason', '', true), set_config('edbazaar.blog_note', '', true)`)
  await actor('author', authorId)
  const removed = await add({
    url: 'our-school-list-of-2024',
    title: 'Our school list of 2024',
    summary: 'The list that we began with. It is out of date.',
    bodyHtml: schoolListOf2024,
    status: 'published',
    publishedAt: daysAgo(300),
    updatedAt: daysAgo(300),
  })
  await tx.execute(sql`
    update blog set status = 'removed', removed_at = now(), removed_by = 'author' where id = ${removed}`)
  await tx.execute(sql`
    select set_config('edbazaar.blog_actor', '', true), set_config('edbazaar.blog_actor_id', '', true)`)
}
