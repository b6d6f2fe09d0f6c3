import { Readable } from 'node:stream'
import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { Oversight } from './admin/oversight.service.ts'
import type { AddressedFiles } from './cv/addressed-files.service.ts'
import { receiveCv } from './cv/receive-cv.ts'
import type { BulkService } from './employer/bulk.service.ts'
import type { DetailService } from './employer/detail.service.ts'
import type { EmployerChangesService } from './employer/employer-changes.service.ts'
import type { EmployerListService } from './employer/employer-list.service.ts'
import type { HeldApplications } from './held/held-applications.ts'
import type { DraftsService } from './seeker/drafts.service.ts'
import type { MyApplicationsService } from './seeker/my-applications.service.ts'

const limits = {
  saves: { name: 'application-save', max: 1_000, msg: 'Too many changes. Try again in an hour.' },
  starts: {
    name: 'application-start',
    max: 60,
    msg: 'Too many applications. Try again in an hour.',
  },
  cvs: { name: 'application-cv', max: 30, msg: 'Too many files. Try again in an hour.' },
  messages: {
    name: 'application-message',
    max: 60,
    msg: 'Too many messages. Try again in an hour.',
  },
  changes: { name: 'applicant-change', max: 2_000, msg: 'Too many changes. Try again in an hour.' },
  replies: { name: 'applicant-message', max: 600, msg: 'Too many messages. Try again in an hour.' },
  reveals: {
    name: 'applicant-reveal',
    max: 60,
    msg: 'You have opened too many contact details. Try again in an hour.',
  },
  addresses: { name: 'cv-address', max: 300, msg: 'Too many files. Try again in an hour.' },
  bulk: {
    name: 'applicant-bulk',
    max: 100,
    msg: 'Too many changes at once. Try again in an hour.',
  },
  exports: { name: 'applicant-export', max: 30, msg: 'Too many exports. Try again in an hour.' },
}

interface ApplicationsHandlersDeps {
  readonly drafts: DraftsService
  readonly mine: MyApplicationsService
  readonly lists: EmployerListService
  readonly detail: DetailService
  readonly changes: EmployerChangesService
  readonly bulk: BulkService
  readonly oversight: Pick<Oversight, 'applicationsOf' | 'cvAddress'>
  readonly held: Pick<HeldApplications, 'release'>
  readonly addressedFiles: AddressedFiles
  readonly userLimit: UserLimit
}

export function applicationsHandlers(deps: ApplicationsHandlersDeps) {
  const { drafts, mine, lists, detail, changes, bulk, oversight, held } = deps
  const { addressedFiles, userLimit } = deps

  /** The caller, whose requests of a kind are counted. */
  async function limited(limit: keyof typeof limits, request: Parameters<typeof userOf>[0]) {
    const caller = userOf(request)
    await userLimit(limits[limit], caller)
    return caller
  }

  return {
    async startApplication(request, reply) {
      const started = await drafts.start(await limited('starts', request), request.params.id)
      reply.code(201)
      return started
    },
    listMyApplications: (request) => mine.list(userOf(request), request.query),
    getApplicationSettings: (request) => mine.settings(userOf(request)),
    setApplicationSettings: async (request) =>
      mine.setSettings(await limited('saves', request), request.body),
    async endJobReminders({ body }) {
      await mine.endReminders(body.token)
      return { msg: 'You will no longer get these reminders.' }
    },
    getMyApplication: (request) => drafts.read(userOf(request), request.params.id),
    saveMyApplication: async (request) =>
      drafts.save(await limited('saves', request), request.params.id, request.body),
    async removeMyDraft(request) {
      await drafts.remove(await limited('saves', request), request.params.id)
      return { status: 200, msg: 'Draft deleted' }
    },
    async uploadMyCv(request) {
      const caller = await limited('cvs', request)
      await drafts.read(caller, request.params.id)
      return drafts.saveCv(caller, request.params.id, await receiveCv(request))
    },
    async uploadMyAnswerFile(request) {
      const { id: publicId, questionId } = request.params
      const caller = await limited('cvs', request)
      await drafts.requireFileQuestion(caller, { publicId, questionId })
      const file = await receiveCv(request, 'File')
      return drafts.saveFile(caller, { publicId, questionId }, file)
    },
    async removeMyAnswerFile(request) {
      const { id: publicId, questionId } = request.params
      return drafts.removeFile(await limited('saves', request), { publicId, questionId })
    },
    async createMyCvAddress(request, reply) {
      const address = await mine.cvAddress(
        await limited('addresses', request),
        request.params.id,
        request.query.question_id,
      )
      reply.code(201)
      return address
    },
    submitMyApplication: async (request) =>
      drafts.submit(await limited('saves', request), request.params.id, request.body),
    endMyApplication: async (request) =>
      mine.end(await limited('saves', request), request.params.id, request.body),
    async writeInMyApplication(request, reply) {
      const written = await mine.write(
        await limited('messages', request),
        request.params.id,
        request.body,
      )
      reply.code(201)
      return written
    },

    listApplications: (request) => lists.list(userOf(request), request.query),
    getApplicationBoard: (request) => lists.board(userOf(request), request.query),
    async downloadApplications(request, reply) {
      const file = await lists.export(await limited('exports', request), request.query)
      reply.raw.once('close', () => file.destroy())
      if (reply.raw.destroyed) file.destroy()
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="applications.csv"')
      return file
    },
    changeApplications: async (request) =>
      bulk.change(await limited('bulk', request), request.body),
    getApplication: (request) => detail.open(userOf(request), request.params.id),
    moveApplication: async (request) =>
      changes.move(await limited('changes', request), request.params.id, request.body),
    setInterview: async (request) =>
      changes.setInterview(await limited('changes', request), request.params.id, request.body),
    async addApplicationNote(request, reply) {
      const added = await changes.addNote(
        await limited('changes', request),
        request.params.id,
        request.body,
      )
      reply.code(201)
      return added
    },
    async editApplicationNote(request) {
      const { id, noteId } = request.params
      return changes.editNote(await limited('changes', request), id, noteId, request.body.text)
    },
    scoreApplication: async (request) =>
      changes.score(await limited('changes', request), request.params.id, request.body),
    async writeToApplicant(request, reply) {
      const written = await changes.write(
        await limited('replies', request),
        request.params.id,
        request.body,
      )
      reply.code(201)
      return written
    },
    revealApplicant: async (request) =>
      changes.reveal(await limited('reveals', request), request.params.id),
    async createCvAddress(request, reply) {
      const address = await changes.cvAddress(
        await limited('addresses', request),
        request.params.id,
        request.query.question_id,
      )
      reply.code(201)
      return address
    },

    listApplicationsOfSeeker: (request) =>
      oversight.applicationsOf(userOf(request), request.params.id),
    async createAdminCvAddress(request, reply) {
      const address = await oversight.cvAddress(
        await limited('addresses', request),
        request.params.id,
        { reason: request.body.reason, questionId: request.query.question_id },
      )
      reply.code(201)
      return address
    },

    async releaseApplication(request) {
      const caller = await limited('changes', request)
      await held.release(caller, request.params.id, request.body.reason)
      return { status: 200, msg: 'Released' }
    },

    async downloadCv({ params }, reply) {
      const cv = await addressedFiles.read(params.token)
      const kind = cv.mime === 'application/pdf' ? 'inline' : 'attachment'
      reply.type(cv.mime)
      reply.header('cache-control', 'no-store')
      reply.header('x-content-type-options', 'nosniff')
      reply.header('referrer-policy', 'no-referrer')
      reply.header(
        'content-disposition',
        `${kind}; filename*=UTF-8''${encodeURIComponent(cv.name).replace(/['()*]/g, escape)}`,
      )
      reply.header('content-length', cv.size)
      return Readable.from([cv.content], { objectMode: false })
    },
  } satisfies Partial<Handlers>
}
