import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../src/caller.ts'
import type { Db } from '../../src/db/connect.ts'
import { enquiries, products, schools, stores } from '../../src/db/schema/index.ts'
import { createConsentsService } from '../../src/modules/accounts/consents/consents.service.ts'
import { createDuplicatesRepository } from '../../src/modules/leads/enquiries/duplicates/duplicates.repository.ts'
import { createDuplicates } from '../../src/modules/leads/enquiries/duplicates/duplicates.service.ts'
import { createEnquiryEventsRepository } from '../../src/modules/leads/enquiries/record/enquiry-events.repository.ts'
import { newReference } from '../../src/modules/leads/enquiries/record/reference.ts'
import {
  deskHoursOf,
  replyTargetMinutes,
} from '../../src/modules/leads/enquiries/reply-times/desk-hours.ts'
import { addWorkingMinutes } from '../../src/modules/leads/enquiries/reply-times/working-time.ts'
import { dayMs, minuteMs } from '../../src/modules/platform/dates/durations.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { personName } from '../people.ts'
import { insertHistory } from './enquiry-history.ts'
import { parentStories, schoolStories, storeStories } from './enquiry-stories.ts'

type Story = (typeof schoolStories)[number]

interface People {
  readonly parent: { readonly id: number; readonly name: string; readonly email: string }
  /** The owner of the first schools and stores, who answers their enquiries. */
  readonly providerId: number
}

interface Subject {
  readonly listing: ListingOfMembers
  readonly productId: number | null
}

/** Classes with the age at which children enter them. */
const classes = [
  ['Nursery', 3],
  ['LKG', 4],
  ['UKG', 5],
  ['Class 1', 6],
  ['Class 3', 8],
  ['Class 6', 11],
  ['Class 9', 14],
] as const
const children = ['Ira', 'Kabir', 'Zoya', 'Vihaan', 'Kavin', 'Anant', 'Tara', 'Rehan'] as const

/** Without own hours, the desks of demo data have the default ones. */
const { calendar } = deskHoursOf([], [])

/**
 * Adds about 40 enquiries in all states to the listings of the demo provider and two more, with
 * permissions, messages, notes and tasks. Nobody is written to: addresses are of example.com, and no
 * email is put into the outbox.
 */
export async function insertDemoEnquiries(tx: Db, people: People): Promise<void> {
  const subjects = await findSubjects(tx)
  for (const subject of subjects.schools.slice(0, 2))
    for (const story of schoolStories) await insertStory(tx, subject, story, people, null)
  for (const subject of subjects.stores)
    for (const story of storeStories) await insertStory(tx, subject, story, people, null)
  for (const [i, story] of parentStories.entries()) {
    const subject = subjects.schools[i]
    if (subject) await insertStory(tx, subject, story, people, people.parent)
  }
}

/** The first schools, and the first stores with one of their products. */
async function findSubjects(tx: Db) {
  const ofSchools = await tx
    .select({ id: schools.id })
    .from(schools)
    .orderBy(asc(schools.id))
    .limit(2)
  const ofStores = await tx
    .select({
      id: stores.id,
      productId: sql<number | null>`(select min(${products.id}) from ${products}
        where ${and(eq(products.storeId, stores.id), isNull(products.deletedAt))})`,
    })
    .from(stores)
    .orderBy(asc(stores.id))
    .limit(2)
  const subject = (kind: 'school' | 'store', id: number, productId: number | null): Subject => ({
    listing: { kind, id },
    productId,
  })
  return {
    schools: ofSchools.map(({ id }) => subject('school', id, null)),
    stores: ofStores.map(({ id, productId }) => subject('store', id, productId)),
  }
}

/** The month of birth of a child who is this many years old, and up to 11 months. */
function bornMonthOf(age: number, at: Date, chance: Chance): string {
  const born = new Date(
    Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth() - chance.between(1, 11)),
  )
  return born.toISOString().slice(0, 7)
}

async function insertStory(
  tx: Db,
  subject: Subject,
  story: Story,
  people: People,
  account: People['parent'] | null,
): Promise<void> {
  const { kind, id } = subject.listing
  const chance = chanceOf(`${kind} ${id} ${story.message}`)
  const name = account?.name ?? personName(chance)
  const email = account?.email ?? `${name.toLowerCase().replaceAll(' ', '.')}.${id}@example.com`
  const sentAt = new Date(Date.now() - story.daysAgo * dayMs - chance.between(20, 110) * minuteMs)
  const withPhone = chance.is(0.7)
  const [classSought, age] = chance.pick(classes)
  const sender = {
    parentName: name,
    email,
    emailKey: email,
    // No number of India begins with 5.
    phone: withPhone ? `555${chance.between(1_000_000, 9_999_999)}` : null,
    userId: account?.id ?? null,
    childName: account ? 'Ira' : chance.pick(children),
    bornMonth: bornMonthOf(age, sentAt, chance),
    classSought: kind === 'school' ? classSought : null,
  }
  const send = async (message: string, at: Date) => {
    const consentId = await createConsentsService().add(tx, {
      userId: sender.userId,
      childId: null,
      recipient: subject.listing,
      declared: 'parent',
      channels: withPhone ? ['email', 'phone', 'whatsapp'] : ['email'],
      days: [1, 2, 3, 4, 5, 6],
      fromMinute: 10 * 60,
      toMinute: 18 * 60,
      givenAt: at,
      expiresAt: new Date(at.getTime() + 90 * dayMs),
    })
    const [added] = await tx
      .insert(enquiries)
      .values({
        ...sender,
        reference: newReference(),
        schoolId: kind === 'school' ? id : null,
        storeId: kind === 'store' ? id : null,
        productId: subject.productId,
        message,
        consentId,
        confirmedAt: at,
        waitingSince: at,
        stateSince: at,
        replyDueAt: addWorkingMinutes(calendar, at, replyTargetMinutes),
        requestKey: randomUUID(),
        recipient: 0,
        createdAt: at,
      })
      .returning()
    if (!added) throw new Error('The enquiry was not added')
    return added
  }
  const enquiry = await send(story.message, sentAt)
  await insertHistory(tx, enquiry, story, { providerId: people.providerId, calendar })
  if (story.special !== 'again') return
  // Before the transaction began, whose start is the time of the merge.
  const minutesAgo = new Date(Date.now() - 10 * minuteMs)
  const again = await send('I forgot to ask: are there lessons on Saturday?', minutesAgo)
  await createDuplicates({
    repository: createDuplicatesRepository(),
    events: createEnquiryEventsRepository(),
  }).merge(tx, {
    keptId: enquiry.id,
    mergedId: again.id,
    reasons: ['same_email'],
    mergedBy: null,
  })
}
