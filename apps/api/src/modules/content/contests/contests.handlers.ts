import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { EntriesService } from './entries/entries.service.ts'
import type { EntryDecisions } from './entries/entry-decisions.service.ts'
import type { JudgingService } from './judging/judging.service.ts'
import type { ContestsService } from './managing/contests.service.ts'

interface ContestsHandlersDeps {
  readonly contests: ContestsService
  readonly entries: EntriesService
  readonly decisions: EntryDecisions
  readonly judging: JudgingService
  readonly editLimit: EditLimit
}

export const contestsHandlers = (deps: ContestsHandlersDeps) =>
  ({
    ...entryHandlers(deps),
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

const adminHandlers = ({ contests, decisions }: ContestsHandlersDeps) =>
  ({
    listContests: () => contests.list(),
    async createContest(request, reply) {
      reply.code(201)
      return contests.show(await contests.create(userOf(request), request.body))
    },
    getContest: ({ params }) => contests.show(params.id),
    saveContest: (request) => contests.save(userOf(request), request.params.id, request.body),
    moveContest: (request) => contests.move(userOf(request), request.params.id, request.body),
    addContestJudge: ({ params, body }) => contests.addJudge(params.id, body),
    removeContestJudge: ({ params }) => contests.removeJudge(params.id, params.userId),
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
