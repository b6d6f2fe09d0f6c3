import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import {
  applicationCvs,
  applicationEvents,
  applicationMessages,
  applicationNotes,
  applicationScores,
  applications,
  jobs,
  schools,
  scoreCriteria,
  users,
} from '../../src/db/schema/index.ts'
import { applicationNotice } from '../../src/modules/accounts/consents/application-notice.ts'
import { createConsentsService } from '../../src/modules/accounts/consents/consents.service.ts'
import { isoDayInIndia } from '../../src/modules/platform/dates/dates-in-india.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { type ApplicationStory, applicationStories } from './application-stories.ts'
import { demoCv } from './demo-cv.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
/** Jobs of the provider that the stories name. */
const wanted = 4

interface Provider {
  readonly id: number
  readonly name: string
}

interface Applicant {
  readonly id: number
  readonly name: string
}

/** Adds applications of invented people to the jobs of the demo provider. */
export async function insertDemoApplications(tx: Db, provider: Provider): Promise<void> {
  const jobIds = await jobsOf(tx, provider.id)
  const people = new Map<string, Applicant>()
  for (const story of applicationStories) {
    const jobId = jobIds[story.job]
    if (jobId === undefined) continue
    const person = people.get(story.who) ?? (await personOf(tx, story.who))
    people.set(story.who, person)
    await insertStory(tx, { story, jobId, person, provider })
  }
}

/** The live jobs of the provider's schools; without enough of them, the first school gets some. */
async function jobsOf(tx: Db, providerId: number): Promise<number[]> {
  const own = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(schools, eq(schools.id, jobs.schoolId))
    .where(sql`${schools.ownerId} = ${providerId} and is_open(${jobs})`)
    .orderBy(asc(jobs.id))
    .limit(wanted)
  if (own.length >= wanted) return own.map(({ id }) => id)
  const { rows } = await tx.execute<{ id: number }>(sql`
    update job set school_id = (select min(id) from school where owner_id = ${providerId})
    where id in (select id from job where is_open(job) and poster_id is null
      order by closes_at desc nulls first, id limit ${wanted - own.length}::integer)
    returning id`)
  return [...own, ...rows].map(({ id }) => id)
}

/** A demo account, or a new one for an invented person. */
async function personOf(tx: Db, who: string): Promise<Applicant> {
  const isAccount = who.includes('@')
  const [firstname = who, ...rest] = who.split(' ')
  const [found] = isAccount
    ? await tx.select().from(users).where(eq(users.email, who))
    : await tx
        .insert(users)
        .values({
          firstname,
          lastname: rest.join(' '),
          email: `${who.toLowerCase().replaceAll(' ', '.')}@edbazaar.example`,
          emailConfirmedAt: sql`now()`,
        })
        .returning()
  if (!found) throw new Error(`There is no demo account ${who}`)
  return { id: found.id, name: `${found.firstname} ${found.lastname}` }
}

interface Insertion {
  readonly story: ApplicationStory
  readonly jobId: number
  readonly person: Applicant
  readonly provider: Provider
}

async function insertStory(tx: Db, { story, jobId, person, provider }: Insertion): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId))
  if (job?.schoolId == null) throw new Error('A demo job has no school')
  const consentId = await createConsentsService().add(tx, {
    userId: person.id,
    childId: null,
    recipient: { kind: 'school', id: job.schoolId },
    declared: 'adult',
    notice: applicationNotice,
    channels: ['email', 'phone'],
    days: [1, 2, 3, 4, 5, 6, 7],
    fromMinute: 600,
    toMinute: 1_080,
    expiresAt: daysAgo(-700),
  })
  const last = story.decisions.at(-1)
  const told = story.isTold ? last : story.decisions.at(-2)
  const isInvited = last?.[0] === 'interviewing'
  const isConsidered = last !== undefined && last[0] !== 'not_taken'
  const [added] = await tx
    .insert(applications)
    .values({
      jobId,
      userId: person.id,
      state: last?.[0] ?? 'submitted',
      stateSince: daysAgo(last?.[1] ?? story.sentDaysAgo),
      toldState: told?.[0] ?? 'submitted',
      decidedAt: last ? daysAgo(last[1]) : null,
      toldAt: last && story.isTold ? daysAgo(last[1]) : null,
      fullName: person.name,
      phone: '9800000000',
      city: 'Bengaluru',
      bornOn: `1988-03-${String(10 + (person.id % 18))}`,
      pincode: '560038',
      qualifications: story.qualifications,
      experienceYears: story.years,
      expectedPay: story.pay,
      posts: [
        { role: 'Teacher', employer: 'Kaveri Senior Secondary School', from: '2021-06', to: null },
      ],
      letterText: story.letter,
      completeSections: ['details', 'experience', 'cv', 'letter'],
      consentId,
      adultDeclaredAt: daysAgo(story.sentDaysAgo),
      submittedAt: daysAgo(story.sentDaysAgo),
      createdAt: daysAgo(story.sentDaysAgo),
      shortlistedAt: isConsidered ? daysAgo(last[1]) : null,
      seenAt: last ? daysAgo(last[1] + 1) : null,
      answeredAt: told ? daysAgo(told[1]) : null,
      ...(isInvited && {
        interviewAt: new Date(Date.UTC(2026, 0, 1, 5, 30) + daysFromNewYear(5) * dayMs),
        interviewMinutes: 50,
        interviewPlace: 'School office, gate 2',
        interviewNote: 'A demo lesson of 20 minutes, then a talk.',
        interviewSequence: 1,
      }),
      ...(last?.[0] === 'offered' && { offeredOn: isoDayInIndia(daysAgo(1)) }),
      ...(last?.[0] === 'not_taken' && {
        reasonCodes: ['subject' as const],
        reasonText: 'Your demo lesson was strong.',
      }),
    })
    .returning({ id: applications.id })
  if (!added) throw new Error('A demo application was not added')
  await insertHistory(tx, { story, id: added.id, person, provider })
}

/** Days from 1 January 2026 until so many days from now, so that the time of the day is a fixed one. */
const daysFromNewYear = (days: number) =>
  Math.floor((Date.now() - Date.UTC(2026, 0, 1)) / dayMs) + days

interface History extends Omit<Insertion, 'jobId'> {
  readonly id: number
}

async function insertHistory(tx: Db, { story, id, person, provider }: History): Promise<void> {
  const by = { actor: 'member' as const, actorId: provider.id }
  const states = ['submitted' as const, ...story.decisions.map(([state]) => state)]
  await tx.insert(applicationEvents).values([
    {
      applicationId: id,
      kind: 'state',
      fromState: 'draft',
      toState: 'submitted',
      actor: 'applicant',
      actorId: person.id,
      at: daysAgo(story.sentDaysAgo),
    },
    ...story.decisions.flatMap(([state, ago], index) => {
      const at = daysAgo(ago)
      const isTold = story.isTold || index < story.decisions.length - 1
      const decided = { applicationId: id, toState: state, ...by, at }
      return [
        { ...decided, kind: 'state' as const, fromState: states[index] ?? null },
        ...(isTold ? [{ ...decided, kind: 'told' as const }] : []),
      ]
    }),
  ])
  const content = demoCv([person.name, story.qualifications, `${story.years} years of teaching`])
  await tx.insert(applicationCvs).values({
    applicationId: id,
    name: 'CV.pdf',
    mime: 'application/pdf',
    size: content.length,
    content,
    uploadedAt: daysAgo(story.sentDaysAgo),
  })
  for (const [side, text] of story.messages ?? [])
    await tx.insert(applicationMessages).values({
      applicationId: id,
      isFromApplicant: side === 'applicant',
      authorId: side === 'applicant' ? person.id : provider.id,
      authorName: side === 'applicant' ? person.name : provider.name,
      text,
      requestKey: randomUUID(),
      at: daysAgo(3),
    })
  if (story.note)
    await tx.insert(applicationNotes).values({
      applicationId: id,
      authorId: provider.id,
      authorName: provider.name,
      text: story.note,
      requestKey: randomUUID(),
      at: daysAgo(5),
    })
  if (story.points)
    await tx.insert(applicationScores).values(
      scoreCriteria.map((criterion, index) => ({
        applicationId: id,
        reviewerId: provider.id,
        criterion,
        points: story.points?.[index] ?? 3,
      })),
    )
}
