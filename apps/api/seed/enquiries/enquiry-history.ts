import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import {
  consents,
  deskTasks,
  enquiries,
  enquiryMessages,
  invalidClaims,
} from '../../src/db/schema/index.ts'
import { createEnquiryEventsRepository } from '../../src/modules/leads/enquiries/record/enquiry-events.repository.ts'
import type { EnquiryState } from '../../src/modules/leads/enquiries/record/enquiry-states.ts'
import {
  addWorkingMinutes,
  type WorkCalendar,
  workingMinutesBetween,
} from '../../src/modules/leads/enquiries/reply-times/working-time.ts'
import { dayMs, hourMs } from '../../src/modules/platform/dates/durations.ts'
import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import type { schoolStories } from './enquiry-stories.ts'

type Story = (typeof schoolStories)[number]
type Enquiry = typeof enquiries.$inferSelect

interface Desk {
  readonly providerId: number
  readonly calendar: WorkCalendar
}

const events = createEnquiryEventsRepository()

/** The states on the way to each state, as the map of transitions permits. */
const pathTo: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['new'],
  contacted: ['new', 'contacted'],
  visit: ['new', 'contacted', 'visit'],
  applied: ['new', 'contacted', 'visit', 'applied'],
  enrolled: ['new', 'contacted', 'visit', 'applied', 'enrolled'],
  lost: ['new', 'contacted', 'lost'],
  invalid: ['new', 'invalid'],
}

/** Adds what happened after an enquiry was sent: events, messages, tasks, and its present state. */
export async function insertHistory(tx: Db, enquiry: Enquiry, story: Story, desk: Desk) {
  const sentAt = enquiry.createdAt
  const owner = { enquiryId: enquiry.id, actorId: desk.providerId }
  await events.add(tx, {
    enquiryId: enquiry.id,
    kind: 'sent',
    actorId: enquiry.userId,
    isForParent: true,
    at: sentAt,
  })
  const isSeen = story.daysAgo > 0
  const seenAt = soonAfter(sentAt, hourMs)
  if (isSeen) await events.add(tx, { ...owner, kind: 'seen', isForParent: true, at: seenAt })
  if (story.note)
    await events.add(tx, {
      ...owner,
      kind: 'note',
      body: story.note,
      at: soonAfter(seenAt, hourMs),
    })
  const answeredAt = story.answer === undefined ? null : answerTime(sentAt, desk)
  await insertMessages(tx, enquiry, story, desk, answeredAt)
  const moves = await insertMoves(tx, enquiry, story, desk, answeredAt ?? seenAt)
  if (story.task) await insertTask(tx, enquiry, story.task, desk)
  const isOverdue = enquiry.replyDueAt !== null && enquiry.replyDueAt < new Date()
  await tx
    .update(enquiries)
    .set({
      ...moves,
      firstSeenAt: isSeen ? seenAt : null,
      firstReplyAt: answeredAt,
      firstReplyMinutes: answeredAt && workingMinutesBetween(desk.calendar, sentAt, answeredAt),
      waitingSince: waitingSince(enquiry, story, answeredAt),
      // The desk got its reminder in time.
      remindedAt: answeredAt === null && isOverdue ? enquiry.replyDueAt : null,
      nextActionOn: story.nextActionInDays === undefined ? null : dayIn(story.nextActionInDays),
    })
    .where(eq(enquiries.id, enquiry.id))
  if (story.special === 'withdrawn') await withdraw(tx, enquiry)
}

/** Three working hours after an enquiry was sent, or now if they have not passed. */
function answerTime(sentAt: Date, { calendar }: Desk): Date {
  const at = addWorkingMinutes(calendar, sentAt, 180) ?? sentAt
  return at < new Date() ? at : new Date()
}

/** Never in the future. */
const soonAfter = (at: Date, ms: number) => new Date(Math.min(Date.now(), at.getTime() + ms))

const replyTime = (answeredAt: Date) => soonAfter(answeredAt, 5 * hourMs)

function waitingSince(enquiry: Enquiry, story: Story, answeredAt: Date | null): Date | null {
  if (story.state === 'lost') return null
  if (answeredAt === null) return enquiry.createdAt
  return story.reply === undefined ? null : replyTime(answeredAt)
}

async function insertMessages(
  tx: Db,
  enquiry: Enquiry,
  { answer, reply }: Story,
  desk: Desk,
  answeredAt: Date | null,
): Promise<void> {
  if (answer === undefined || answeredAt === null) return
  const own = { enquiryId: enquiry.id }
  await tx.insert(enquiryMessages).values({
    ...own,
    side: 'desk',
    authorId: desk.providerId,
    bodyText: answer,
    at: answeredAt,
  })
  if (reply === undefined) return
  await tx.insert(enquiryMessages).values({
    ...own,
    side: 'parent',
    authorId: enquiry.userId,
    bodyText: reply,
    at: replyTime(answeredAt),
  })
}

/** The events from `new` to the present state, a day apart; returns its columns. */
async function insertMoves(
  tx: Db,
  enquiry: Enquiry,
  { state }: Story,
  { providerId }: Desk,
  from: Date,
) {
  const path = pathTo[state]
  const timeOf = (step: number) => soonAfter(from, (step - 1) * dayMs)
  const reason = state === 'lost' ? 'fees' : state === 'invalid' ? 'not_offered' : undefined
  const owner = { enquiryId: enquiry.id, actorId: providerId, isForParent: true }
  for (const [i, toState] of path.entries()) {
    const fromState = path[i - 1]
    if (fromState === undefined) continue
    const detail = toState === state && reason !== undefined ? { reason } : {}
    await events.add(tx, { ...owner, kind: 'state', fromState, toState, detail, at: timeOf(i) })
  }
  if (state === 'invalid') {
    const at = timeOf(1)
    await tx.insert(invalidClaims).values({
      enquiryId: enquiry.id,
      reason: 'not_offered',
      evidence: 'We have no courses for adults.',
      claimedBy: providerId,
      at,
    })
    await events.add(tx, { ...owner, kind: 'invalid', detail: { reason }, at })
  }
  return {
    state,
    stateSince: path.length === 1 ? enquiry.createdAt : timeOf(path.length - 1),
    lostReason: state === 'lost' ? ('fees' as const) : null,
    invalidReason: state === 'invalid' ? ('not_offered' as const) : null,
  }
}

async function insertTask(
  tx: Db,
  enquiry: Enquiry,
  { text, inDays, isDone = false }: NonNullable<Story['task']>,
  { providerId }: Desk,
): Promise<void> {
  const dueOn = dayIn(inDays)
  await tx.insert(deskTasks).values({
    enquiryId: enquiry.id,
    text,
    dueOn,
    assignedTo: providerId,
    createdBy: providerId,
    doneAt: isDone ? sql`now()` : null,
    doneBy: isDone ? providerId : null,
    remindedOn: inDays <= 0 ? dueOn : null,
    requestKey: randomUUID(),
  })
  await events.add(tx, {
    enquiryId: enquiry.id,
    kind: 'task',
    actorId: providerId,
    body: text,
    detail: { reason: isDone ? 'done' : 'added', day: dueOn, assigned_to: providerId },
  })
}

const dayIn = (days: number) => todayInIndia(Date.now() + days * dayMs)

async function withdraw(tx: Db, enquiry: Enquiry): Promise<void> {
  const at = soonAfter(enquiry.createdAt, dayMs)
  await tx.update(consents).set({ withdrawnAt: at }).where(eq(consents.id, enquiry.consentId))
  await tx.update(enquiries).set({ withdrawnAt: at }).where(eq(enquiries.id, enquiry.id))
  await events.add(tx, {
    enquiryId: enquiry.id,
    kind: 'withdrawal',
    actorId: enquiry.userId,
    detail: { what: 'enquiry' },
    isForParent: true,
    at,
  })
}
