import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  consentNotices,
  consents,
  enquiries,
  enquiryEvents,
  enquiryMessages,
  enquiryRoutes,
  listingMembers,
  outgoingMails,
  schools,
  visitSlots,
  visits,
} from '../src/db/schema/index.ts'
import { dayMs, hourMs } from '../src/modules/platform/dates/durations.ts'
import type { TestDatabase } from './database.ts'
import { addSignedIn, type SignedIn } from './users.ts'

type Database = Pick<TestDatabase, 'db'>
type Consent = Partial<typeof consents.$inferInsert>
type Enquiry = Partial<typeof enquiries.$inferInsert>

let references = 0
/** The number at the end of the next slug; random ones would meet sometimes. */
let nextSlug = 600_000

/** A school with an owner. */
export async function addDesk(database: Database) {
  const owner = await addSignedIn(database)
  const [school] = await database.db
    .insert(schools)
    .values({
      name: 'Vidya Niketan',
      slug: `vidya-niketan-${nextSlug++}`,
      ownerId: owner.id,
      isActive: true,
    })
    .returning({ id: schools.id })
  if (!school) throw new Error('The school was not added')
  return { owner, schoolId: school.id }
}

/** Adds a member to a school. */
export async function addDeskMember(
  database: Database,
  schoolId: number,
  role: 'manager' | 'counsellor' | 'viewer',
  removedAt: Date | null = null,
): Promise<SignedIn> {
  const member = await addSignedIn(database, { firstname: 'Lakshmi', lastname: 'Raghavan' })
  await database.db.insert(listingMembers).values({ schoolId, userId: member.id, role, removedAt })
  return member
}

async function noticeId({ db }: Database): Promise<number> {
  await db
    .insert(consentNotices)
    .values({ purpose: 'enquiry', version: 1, lang: 'en', bodyHtml: '<p>x</p>', sha256: 'x' })
    .onConflictDoNothing()
  const [found] = await db.select({ id: consentNotices.id }).from(consentNotices).limit(1)
  if (!found) throw new Error('The notice was not added')
  return found.id
}

/** All channels, on all days and at all hours, for 30 days. */
export async function addConsent(database: Database, consent: Consent = {}): Promise<string> {
  const [added] = await database.db
    .insert(consents)
    .values({
      noticeId: await noticeId(database),
      purpose: 'enquiry',
      channels: ['email', 'phone', 'whatsapp'],
      days: [1, 2, 3, 4, 5, 6, 7],
      fromMinute: 0,
      toMinute: 1440,
      declared: 'parent',
      expiresAt: new Date(Date.now() + 30 * dayMs),
      ...consent,
    })
    .returning({ id: consents.id })
  if (!added) throw new Error('The consent was not added')
  return added.id
}

/** A confirmed enquiry of Asha Menon about Ira. */
export async function addEnquiry(database: Database, enquiry: Enquiry, consent: Consent = {}) {
  references += 1
  const [added] = await database.db
    .insert(enquiries)
    .values({
      reference: `EB-${String(references).padStart(4, '0')}-00`,
      parentName: 'Asha Menon',
      email: 'asha@menon.example',
      emailKey: 'asha@menon.example',
      phone: '9845012345',
      childName: 'Ira',
      bornMonth: '2020-05',
      classSought: 'Class 1',
      message: 'Is there a bus? Call me on 98450 12345.',
      consentId: await addConsent(database, consent),
      confirmedAt: new Date(),
      waitingSince: new Date(),
      replyDueAt: new Date(Date.now() + dayMs),
      requestKey: randomUUID(),
      recipient: 0,
      ...enquiry,
    })
    .returning()
  if (!added) throw new Error('The enquiry was not added')
  return added
}

/** A visit time of a listing, from `hours` from now for an hour. Returns its id. */
export async function addVisitSlot(
  { db }: Database,
  { schoolId, storeId = null }: { schoolId: number | null; storeId?: number | null },
  { hours = 72, ...slot }: Partial<typeof visitSlots.$inferInsert> & { hours?: number } = {},
): Promise<number> {
  const startsAt = new Date(Date.now() + hours * hourMs)
  const [added] = await db
    .insert(visitSlots)
    .values({
      schoolId,
      storeId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
      seats: 2,
      ...slot,
    })
    .returning({ id: visitSlots.id })
  if (!added) throw new Error('The visit time was not added')
  return added.id
}

/** A confirmed visit. Returns its id. */
export async function addVisit(
  { db }: Database,
  enquiryId: number,
  slotId: number,
  visit: Partial<typeof visits.$inferInsert> = {},
): Promise<number> {
  const [added] = await db
    .insert(visits)
    .values({ enquiryId, slotId, state: 'confirmed', ...visit })
    .returning({ id: visits.id })
  if (!added) throw new Error('The visit was not added')
  return added.id
}

/** A proposal to pass a general enquiry on to a school. Returns its id. */
export async function addRoute(
  { db }: Database,
  enquiryId: number,
  schoolId: number,
  route: Partial<typeof enquiryRoutes.$inferInsert> = {},
): Promise<number> {
  const [added] = await db
    .insert(enquiryRoutes)
    .values({ enquiryId, schoolId, ...route })
    .returning({ id: enquiryRoutes.id })
  if (!added) throw new Error('The proposal was not added')
  return added.id
}

/** An email of the desk that is sent in two days. Returns the id of its message. */
export async function addWaitingEmail({ db }: Database, enquiryId: number): Promise<number> {
  const [mail] = await db
    .insert(outgoingMails)
    .values({
      toAddress: 'asha@menon.example',
      subject: 'Re: your enquiry',
      textBody: 'x',
      htmlBody: 'x',
      dueAt: new Date(Date.now() + 2 * dayMs),
    })
    .returning({ id: outgoingMails.id })
  const [message] = await db
    .insert(enquiryMessages)
    .values({ enquiryId, side: 'desk', bodyText: 'x', mailId: mail?.id })
    .returning({ id: enquiryMessages.id })
  if (!message) throw new Error('The message was not added')
  return message.id
}

/** A move of a member from New to Visit. */
export async function addMove({ db }: Database, enquiryId: number, actorId: number): Promise<void> {
  await db
    .insert(enquiryEvents)
    .values({ enquiryId, kind: 'state', actorId, fromState: 'new', toState: 'visit' })
}

/** The row of an enquiry. */
export async function readEnquiry({ db }: Database, id: number) {
  const [found] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  if (!found) throw new Error('The enquiry does not exist')
  return found
}
