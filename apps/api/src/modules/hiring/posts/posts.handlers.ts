import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import { bannedTopicIn } from './banned-questions.ts'
import type { DecideJobs } from './decide-jobs.service.ts'
import type { PostEditingService } from './post-editing.service.ts'
import type { PostMovesService } from './post-moves.service.ts'
import type { PostsService } from './posts.service.ts'

interface PostsHandlersDeps {
  readonly posts: PostsService
  readonly editing: PostEditingService
  readonly moves: PostMovesService
  readonly decideJobs: DecideJobs
  readonly editLimit: EditLimit
}

export function postsHandlers({ posts, editing, moves, decideJobs, editLimit }: PostsHandlersDeps) {
  return {
    countJobPosts: (request) => posts.count(userOf(request), request.params.userId),
    listJobPosts: (request) => posts.list(userOf(request), request.query),
    listPostingListings: (request) => posts.listings(userOf(request)),
    readSimilarPay: ({ query }) => posts.similarPay(query),
    checkJobQuestion: ({ body: { prompt, options } }) => ({
      topic: bannedTopicIn([prompt, ...options].join('\n')) ?? null,
    }),
    getJobPost: (request) => posts.read(userOf(request), request.params.id),

    async createJobPost(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      const id = await editing.create(caller, request.body)
      reply.code(201)
      return { id }
    },

    async saveJobPost(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await editing.save(caller, request.params.id, request.body)
      return posts.read(caller, request.params.id)
    },

    async deleteJobPost(request) {
      await editing.remove(userOf(request), request.params.id)
      return { status: 200, msg: 'Deleted' }
    },

    async copyJobPost(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      const id = await editing.copy(caller, request.params.id, request.body)
      reply.code(201)
      return { id }
    },

    async moveJobPost(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await moves.move(caller, request.params.id, request.body)
      return posts.read(caller, request.params.id)
    },

    async extendJobPost(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await moves.extend(caller, request.params.id, request.body)
      return posts.read(caller, request.params.id)
    },

    decideJobs: (request) => decideJobs.decide(userOf(request), request.body),
  } satisfies Partial<Handlers>
}
