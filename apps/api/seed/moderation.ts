import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import { moderationCases, schools, stores, users } from '../src/db/schema/index.ts'
import { hourMs } from '../src/modules/platform/dates/durations.ts'
import { createCaseIntake } from '../src/modules/trust/cases/case-intake.ts'
import { createCasesRepository } from '../src/modules/trust/cases/cases.repository.ts'
import { createReportsRepository } from '../src/modules/trust/moderation/reports/reports.repository.ts'

const cases = createCasesRepository()
const intake = createCaseIntake({ repository: cases, newListings: 'visible' })

/** Adds open cases, so that the queues of the demo admin show something: an edit, a report, a new store. */
export async function insertCases(tx: Db): Promise<void> {
  await editSchool(tx)
  await reportSchool(tx)
  await checkStore(tx)
}

/** The provider has changed a school. */
async function editSchool(tx: Db): Promise<void> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(isNotNull(schools.ownerId))
    .orderBy(asc(schools.id))
    .limit(1)
  if (!school?.ownerId) throw new Error('No demo school has an owner')
  const address = `Gate 2, ${school.address ?? school.name}`
  const website = 'https://school.example'
  await intake.edited(
    tx,
    {
      kind: 'school',
      id: school.id,
      name: school.name,
      place: school.city,
      ownerId: school.ownerId,
    },
    {
      actorId: school.ownerId,
      row: school,
      changes: [
        { field: 'address', before: school.address, after: address },
        { field: 'website', before: school.website, after: website },
      ],
    },
  )
  await tx
    .update(schools)
    .set({ address, website, revision: school.revision + 1 })
    .where(eq(schools.id, school.id))
  await openedBefore(tx, 'school', school.id, 30)
}

/** A parent and a visitor say that the phone number of a school is wrong. */
async function reportSchool(tx: Db): Promise<void> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(isNull(schools.ownerId))
    .orderBy(asc(schools.id))
    .limit(1)
  const [parent] = await tx.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1)
  if (!school || !parent) throw new Error('There is no demo school or parent')
  const caseId = await cases.open(
    tx,
    { kind: 'school', id: school.id, name: school.name, place: school.city, ownerId: null },
    { ...opening, why: 'report', actorId: parent.id, toRevision: school.revision },
  )
  const { add } = createReportsRepository(tx)
  const report = { caseId, reason: 'wrong_facts', reporterEmail: null, weight: 1 }
  const texts = [
    'The phone number belongs to a shop.',
    'The school moved to a new building in June.',
  ]
  await add(tx, { ...report, reporterId: parent.id, text: texts[0] ?? null })
  await add(tx, { ...report, reporterId: null, text: texts[1] ?? null, weight: 0.5 })
  await tx.execute(sql`update moderation_report set at = now() - interval '75 hours'`)
  await openedBefore(tx, 'school', school.id, 75)
}

/** A store is new. */
async function checkStore(tx: Db): Promise<void> {
  const [store] = await tx.select().from(stores).orderBy(sql`${stores.id} desc`).limit(1)
  if (!store) throw new Error('There is no demo store')
  await cases.open(
    tx,
    {
      kind: 'store',
      id: store.id,
      name: store.brandName,
      place: store.city,
      ownerId: store.ownerId,
    },
    { ...opening, why: 'new', actorId: store.ownerId, toRevision: store.revision },
  )
  await openedBefore(tx, 'store', store.id, 5)
}

const opening = { fromRevision: null, baseline: null, fields: [], heldFields: [], findings: [] }

async function openedBefore(tx: Db, kind: 'school' | 'store', id: number, hours: number) {
  await tx
    .update(moderationCases)
    .set({ openedAt: new Date(Date.now() - hours * hourMs) })
    .where(sql`${moderationCases.subjectKind} = ${kind} and ${moderationCases.subjectId} = ${id}`)
}
