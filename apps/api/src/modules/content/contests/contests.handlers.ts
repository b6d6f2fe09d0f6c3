import { Readable } from 'node:stream'
import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import { blogRules } from '../../platform/media/file-kinds.ts'
import { disconnectSignalOf, fileOf } from '../../platform/media/receive-file.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { EntriesService } from './entries/entries.service.ts'
import type { EntryDecisions } from './entries/entry-decisions.service.ts'
import type { EntryImages } from './entries/images/entry-images.service.ts'
import type { JudgingService } from './judging/judging.service.ts'
import type { ContestsService } from './managing/contests.service.ts'
import type { JudgesService } from './managing/judges.service.ts'

interface ContestsHandlersDeps {
  readonly contests: ContestsService
  readonly entries: EntriesService
  readonly judges: JudgesService
  readonly decisions: EntryDecisions
  readonly judging: JudgingService
  readonly images: EntryImages
  readonly editLimit: EditLimit
  readonly userLimit: UserLimit
  readonly uploads: Pick<UploadsService, 'inFolder' | 'reencode'>
}

export const contestsHandlers = (deps: ContestsHandlersDeps) =>
  ({
    ...entryHandlers(deps),
    ...imageHandlers(deps),
    ...adminHandlers(deps),
    ...judgingHandlers(deps),
  }) satisfies Partial<Handlers>

const entryHandlers = ({ entries, editLimit }: ContestsHandlersDeps) =>
  ({
    getContestEntryForm: (request) => entries.show(userOf(request), request.params.url),
    async addContestEntry(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      reply.code(201)
      return entries.add(caller, request.params.url, request.body)
    },
    async saveContestEntry(request) {
      const caller = userOf(request)
      await editLimit(caller)
      return entries.save(caller, request.params.id, request.body)
    },
    async moveContestEntry(request) {
      const caller = userOf(request)
      await editLimit(caller)
      return entries.move(caller, request.params.id, request.body)
    },
  }) satisfies Partial<Handlers>

const hourly = {
  name: 'contest-image',
  max: 60,
  msg: 'You have uploaded many images in the last hour. Please try again later.',
}

const imageHandlers = ({ entries, images, uploads, ...limits }: ContestsHandlersDeps) =>
  ({
    async uploadContestImage(request, reply) {
      const caller = userOf(request)
      const place = { id: request.params.id, questionId: request.query.question_id }
      await images.requirePlace(caller, place)
      const signal = disconnectSignalOf(reply)
      await limits.userLimit(hourly, caller)
      const image = await uploads.inFolder(async (work) =>
        uploads.reencode(caller, await fileOf(request, blogRules, work), { work, signal }),
      )
      await images.add(caller, place, image)
      reply.code(201)
      return entries.showWith(caller, place.id)
    },
    async removeContestImage(request) {
      const caller = userOf(request)
      await limits.editLimit(caller)
      await images.remove(caller, request.params.id, request.params.imageId)
      return entries.showWith(caller, request.params.id)
    },
    async showContestImage({ params }, reply) {
      const { bytes, isPrivate } = await images.read(params.token)
      reply.type('image/webp')
      reply.header('cache-control', isPrivate ? 'no-store' : 'private, max-age=60')
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-length', bytes.length)
      return Readable.from([bytes], { objectMode: false })
    },
  }) satisfies Partial<Handlers>

const adminHandlers = ({ contests, judges, decisions }: ContestsHandlersDeps) =>
  ({
    listContests: () => contests.list(),
    async createContest(request, reply) {
      reply.code(201)
      return contests.show(await contests.create(userOf(request), request.body))
    },
    getContest: ({ params }) => contests.show(params.id),
    saveContest: (request) => contests.save(userOf(request), request.params.id, request.body),
    moveContest: (request) => contests.move(userOf(request), request.params.id, request.body),
    addContestJudge: (request) => judges.add(userOf(request), request.params.id, request.body),
    removeContestJudge: (request) =>
      judges.remove(userOf(request), request.params.id, request.params.userId),
    listContestEntries: ({ params, query }) => decisions.list(params.id, query),
    decideContestEntry: (request) =>
      decisions.decide(userOf(request), request.params.id, request.body),
    setContestPrize: (request) =>
      decisions.setPrize(userOf(request), request.params.id, request.body),
  }) satisfies Partial<Handlers>

const judgingHandlers = ({ judging, editLimit }: ContestsHandlersDeps) =>
  ({
    getJudging: (request) => judging.show(userOf(request), request.params.id, request.query),
    async scoreContestEntry(request) {
      const caller = userOf(request)
      await editLimit(caller)
      const { id, entryId } = request.params
      return judging.answer(caller, id, entryId, request.body)
    },
  }) satisfies Partial<Handlers>
