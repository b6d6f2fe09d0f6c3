import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import { jobQuestions, jobs, schools } from '../../src/db/schema/index.ts'
import { closingMoment, endOfDay } from '../../src/modules/hiring/posts/closing-time.ts'
import { createPostWritesRepository } from '../../src/modules/hiring/posts/post-writes.repository.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { writeDocuments } from '../../src/modules/search/documents/write-documents.repository.ts'
import { createCasesRepository } from '../../src/modules/trust/cases/cases.repository.ts'
import { type PostStory, postStories } from './post-stories.ts'

const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const dayIn = (days: number) => todayInIndia(Date.now() + days * dayMs)

type School = typeof schools.$inferSelect

/** Adds job posts in every status to the first school of the demo provider. */
export async function insertDemoPosts(tx: Db, providerId: number): Promise<void> {
  // Listings post jobs once they are older than 14 days and approved.
  await tx
    .update(schools)
    .set({ createdAt: inDays(-400) })
    .where(eq(schools.ownerId, providerId))
  const [school] = await tx
    .select()
    .from(schools)
    .where(eq(schools.ownerId, providerId))
    .orderBy(asc(schools.id))
    .limit(1)
  if (!school) throw new Error('The demo provider has no school')
  const ids: number[] = []
  for (const story of postStories) ids.push(await insertStory(tx, school, story, providerId))
  await writeDocuments(tx, 'job', ids)
}

async function insertStory(
  tx: Db,
  school: School,
  story: PostStory,
  posterId: number,
): Promise<number> {
  const { actAs } = createPostWritesRepository(tx)
  const member = { role: 'member', userId: posterId } as const
  await actAs(tx, member)
  const [[, startedAgo] = ['draft', 0], ...later] = story.statuses
  const [added] = await tx
    .insert(jobs)
    .values(rowOf(school, story, posterId, startedAgo))
    .returning({ id: jobs.id })
  if (!added) throw new Error('A demo job post was not added')
  const { id } = added
  for (const [status, ago] of later) {
    const isLast = status === story.statuses.at(-1)?.[0]
    const isSystem = status === 'closed' && story.reason === 'closing_time'
    const isAdmin = status === 'live' || status === 'refused'
    await actAs(tx, {
      role: isSystem ? 'system' : isAdmin ? 'admin' : 'member',
      userId: isSystem || isAdmin ? null : posterId,
      reason: isLast ? (story.reason ?? null) : null,
    })
    await tx
      .update(jobs)
      .set({
        status,
        statusSince: inDays(-ago),
        updatedAt: inDays(-ago),
        revision: sql`revision + 1`,
        ...(status === 'live' && { publishedAt: inDays(-ago) }),
        moderation: status === 'review' || status === 'refused' ? 'pending' : 'approved',
      })
      .where(eq(jobs.id, id))
  }
  await insertQuestions(tx, id, story)
  if (story.statuses.at(-1)?.[0] === 'review')
    await createCasesRepository().open(
      tx,
      { kind: 'job', id, name: story.title, place: school.name, ownerId: posterId },
      {
        why: 'new',
        actorId: posterId,
        fromRevision: null,
        toRevision: null,
        baseline: null,
        fields: [],
        heldFields: [],
        findings: [],
      },
    )
  return id
}

function rowOf(school: School, story: PostStory, posterId: number, startedAgo: number) {
  const { title, role, subject, type, salaryMin, salaryMax, payScale, isBlind } = story
  const { location, city, district, state, lat, lng } = school
  const closesOn = story.closesIn === null ? null : dayIn(story.closesIn)
  return {
    schoolId: school.id,
    posterId,
    title,
    role,
    subject,
    type,
    location: location ?? city ?? 'India',
    city,
    district,
    state,
    lat,
    lng,
    descriptionHtml: cleanHtml(story.duties.map((text) => `<p>${text}</p>`).join('')),
    salaryMin: salaryMin ?? null,
    salaryMax: salaryMax ?? null,
    payScale: payScale ?? null,
    isBlind: isBlind ?? false,
    closesAt: closesOn === null ? null : closingMoment(closesOn, endOfDay),
    publishOn: story.publishIn === undefined ? null : dayIn(story.publishIn),
    status: 'draft' as const,
    createdAt: inDays(-startedAgo),
    updatedAt: inDays(-startedAgo),
    statusSince: inDays(-startedAgo),
  }
}

async function insertQuestions(tx: Db, jobId: number, { questions = [] }: PostStory) {
  if (questions.length === 0) return
  await tx.insert(jobQuestions).values(
    questions.map(({ prompt, kind, options = [] }, position) => ({
      jobId,
      position,
      prompt,
      kind,
      options,
      isRequired: true,
    })),
  )
}
