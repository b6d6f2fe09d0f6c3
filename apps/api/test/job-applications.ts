import { randomUUID } from 'node:crypto'
import { applicationEvents, applications, jobQuestions, jobs } from '../src/db/schema/index.ts'
import { dayMs } from '../src/modules/platform/dates/durations.ts'
import type { TestDatabase } from './database.ts'
import { addConsent, addDesk } from './desk-enquiries.ts'
import { addSignedIn } from './users.ts'

type Database = Pick<TestDatabase, 'db'>

/** A live job of a school with an owner. */
export async function addJob(database: Database, job: Partial<typeof jobs.$inferInsert> = {}) {
  const desk = job.schoolId ? null : await addDesk(database)
  const [added] = await database.db
    .insert(jobs)
    .values({
      title: 'PGT Mathematics',
      location: 'Indiranagar',
      schoolId: desk?.schoolId ?? null,
      closesAt: new Date(Date.now() + 20 * dayMs),
      ...job,
    })
    .returning({ id: jobs.id, schoolId: jobs.schoolId })
  if (!added) throw new Error('The job was not added')
  return { jobId: added.id, schoolId: added.schoolId ?? 0, owner: desk?.owner }
}

/** A question of a job that is answered by a file; returns its id. */
export async function addFileQuestion(
  database: Database,
  jobId: number,
  values: Partial<typeof jobQuestions.$inferInsert> = {},
): Promise<number> {
  const [added] = await database.db
    .insert(jobQuestions)
    .values({ jobId, position: 1, prompt: 'Upload a lesson plan', kind: 'file', ...values })
    .returning({ id: jobQuestions.id })
  if (!added) throw new Error('The question was not added')
  return added.id
}

interface Added {
  readonly jobId: number
  /** A new user if it is missing. */
  readonly userId?: number
}

/** A sent application, with the event of its submission. */
export async function addApplication(
  database: Database,
  { jobId, userId }: Added,
  values: Partial<typeof applications.$inferInsert> = {},
) {
  const id = userId ?? (await addSignedIn(database)).id
  const state = values.state ?? 'submitted'
  const consentId =
    state === 'draft'
      ? null
      : await addConsent(database, {
          userId: id,
          purpose: 'application',
          declared: 'adult',
          fromMinute: 600,
          toMinute: 1200,
        })
  const [added] = await database.db
    .insert(applications)
    .values({
      jobId,
      userId: id,
      state,
      toldState: state,
      consentId,
      fullName: 'Raghav Subramanian',
      phone: '9845012345',
      city: 'Bengaluru',
      bornOn: `${1940 + (id % 50)}-07-28`,
      pincode: '560038',
      qualifications: 'M.Sc. and B.Ed.',
      experienceYears: 9,
      submittedAt: state === 'draft' ? null : new Date(),
      completeSections: ['details', 'experience', 'cv', 'letter'],
      ...values,
    })
    .returning({ id: applications.id, publicId: applications.publicId })
  if (!added) throw new Error('The application was not added')
  if (state !== 'draft')
    await database.db.insert(applicationEvents).values({
      applicationId: added.id,
      kind: 'state',
      fromState: 'draft',
      toState: 'submitted',
      actor: 'applicant',
      actorId: id,
    })
  return { ...added, userId: id }
}

/** A small PDF as a form. */
export function cvForm(
  content:
    | string
    | Uint8Array<ArrayBuffer> = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF',
  name = 'Raghav CV.pdf',
): FormData {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  return form
}

export const requestKey = () => randomUUID()
