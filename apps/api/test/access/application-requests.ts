import { addDesk } from '../desk-enquiries.ts'
import { addApplication, addFileQuestion, addJob, cvForm, requestKey } from '../job-applications.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { TestCaller } from './callers.ts'
import type { OperationRequest, RequestBuilder } from './operation-requests.ts'

type Values = Parameters<typeof addApplication>[2]

/** An application of the caller to a school of another owner. */
async function newOwn({ database }: AccessFixture, { id }: TestCaller, values: Values = {}) {
  const { jobId } = await addJob(database)
  return addApplication(database, { jobId, userId: id }, values)
}

/** An application of another user to a school of the caller. */
async function newReceived(fixture: AccessFixture, { id }: TestCaller, values: Values = {}) {
  const { database, newSchool } = fixture
  const { jobId } = await addJob(database, { schoolId: await newSchool(id) })
  return { ...(await addApplication(database, { jobId }, values)), jobId }
}

const onOwn =
  (request: OperationRequest = {}, values: Values = {}): RequestBuilder =>
  async (fixture, caller) => ({
    ...request,
    params: { id: (await newOwn(fixture, caller, values)).publicId },
  })

const onReceived =
  (body?: () => object, values: Values = {}): RequestBuilder =>
  async (fixture, caller) => ({
    params: { id: (await newReceived(fixture, caller, values)).publicId },
    ...(body && { body: body() }),
  })

const addCv = async ({ database }: AccessFixture, applicationId: number) =>
  database.pool.query(
    `insert into application_cv (application_id, name, mime, size, content)
     values ($1, 'CV.pdf', 'application/pdf', 5, '%PDF-')`,
    [applicationId],
  )

const draft = { state: 'draft', toldState: 'draft' } as const

/** A draft of the caller, for a job that asks for a file. */
async function newAnswer(fixture: AccessFixture, caller: TestCaller) {
  const { database } = fixture
  const { jobId } = await addJob(database)
  const { publicId } = await addApplication(database, { jobId, userId: caller.id }, draft)
  return { id: publicId, questionId: await addFileQuestion(database, jobId) }
}

const post = { role: 'Teacher', employer: 'Vidya Mandir', from: '2021-06', to: null }
const message = () => ({ text: 'Is there another time?', request_key: requestKey() })
const submission = {
  notice_version: 2,
  is_adult: true,
  channels: ['email', 'phone'],
  from: '10:00',
  to: '18:00',
}
const invited = {
  state: 'interviewing',
  toldState: 'interviewing',
  decidedAt: new Date(),
  toldAt: new Date(),
} as const

/** Requests about applications for jobs, of applicants and of members. */
export const applicationRequests: Readonly<Record<string, RequestBuilder>> = {
  startApplication: async ({ database }) => ({ params: { id: (await addJob(database)).jobId } }),
  listMyApplications: () => ({}),
  getApplicationSettings: () => ({}),
  setApplicationSettings: async ({ database }) => ({
    body: {
      has_reminders: true,
      blocked: [{ kind: 'school', id: (await addDesk(database)).schoolId }],
    },
  }),
  getMyApplication: onOwn(),
  saveMyApplication: onOwn(
    { body: { section: 'experience', complete: false, posts: [post], letter: 'Hello' } },
    draft,
  ),
  removeMyDraft: onOwn({}, draft),
  uploadMyCv: async (fixture, caller) => ({
    params: { id: (await newOwn(fixture, caller, draft)).publicId },
    form: cvForm(),
  }),
  uploadMyAnswerFile: async (fixture, caller) => ({
    params: await newAnswer(fixture, caller),
    form: cvForm(),
  }),
  removeMyAnswerFile: async (fixture, caller) => ({ params: await newAnswer(fixture, caller) }),
  createMyCvAddress: async (fixture, caller) => {
    const { id, publicId } = await newOwn(fixture, caller)
    await addCv(fixture, id)
    return { params: { id: publicId } }
  },
  submitMyApplication: async (fixture, caller) => {
    const { id, publicId } = await newOwn(fixture, caller, draft)
    await addCv(fixture, id)
    return { params: { id: publicId }, body: submission }
  },
  endMyApplication: onOwn({ body: { change: 'withdraw' } }),
  writeInMyApplication: async (fixture, caller) => ({
    params: { id: (await newOwn(fixture, caller, invited)).publicId },
    body: message(),
  }),
  listApplications: () => ({}),
  getApplicationBoard: () => ({}),
  downloadApplications: () => ({}),
  changeApplications: async (fixture, caller) => ({
    body: {
      ids: [(await newReceived(fixture, caller)).publicId],
      action: 'move',
      state: 'shortlisted',
      preview: false,
    },
  }),
  getApplication: onReceived(),
  moveApplication: onReceived(() => ({ revision: 1, state: 'shortlisted', tell: true })),
  setInterview: onReceived(
    () => ({
      revision: 1,
      interview: { starts_at: '2090-11-24T05:30:00Z', minutes: 50, place: 'Gate 2', note: null },
    }),
    invited,
  ),
  addApplicationNote: onReceived(message),
  editApplicationNote: async (fixture, caller) => {
    const { id, publicId } = await newReceived(fixture, caller)
    const { rows } = await fixture.database.pool.query(
      `insert into application_note (application_id, author_id, author_name, text, request_key)
       values ($1, $2, 'Meera', 'Clear', gen_random_uuid()) returning id`,
      [id, caller.id],
    )
    return { params: { id: publicId, noteId: rows[0].id }, body: { text: 'Clear call.' } }
  },
  scoreApplication: onReceived(() => ({
    subject_knowledge: 3,
    explanation: 4,
    care: 4,
    teamwork: 3,
  })),
  writeToApplicant: onReceived(message),
  revealApplicant: onReceived(),
  createCvAddress: async (fixture, caller) => {
    const { id, publicId } = await newReceived(fixture, caller)
    await addCv(fixture, id)
    return { params: { id: publicId } }
  },
  createAdminCvAddress: async (fixture, caller) => {
    const { id, publicId, jobId } = await newReceived(fixture, caller)
    await addCv(fixture, id)
    await fixture.database.pool.query(
      `insert into moderation_case (subject_kind, subject_id, subject_name, why)
       values ('job', $1, 'PGT Mathematics', 'report')`,
      [jobId],
    )
    return { params: { id: publicId }, body: { reason: 'The CV may be copied.' } }
  },
  releaseApplication: async (fixture, caller) => {
    const { jobId } = await newReceived(fixture, caller)
    const { id: heldForId } = await addApplication(fixture.database, { jobId })
    const held = await addApplication(fixture.database, { jobId }, { heldForId })
    return {
      params: { id: held.publicId },
      body: { reason: 'Twin sisters with an address in common.' },
    }
  },
  listApplicationsOfSeeker: () => ({ params: { id: 1 } }),
  downloadCv: async (fixture) => {
    const { app } = fixture
    const caller = await fixture.newCustomer()
    const { id, publicId } = await newOwn(fixture, caller)
    await addCv(fixture, id)
    const url = `/api/my-applications/${publicId}/cv-address`
    const response = await app.inject({ method: 'POST', url, headers: caller.headers })
    return { params: { token: response.json().url.split('/').at(-1) } }
  },
}
