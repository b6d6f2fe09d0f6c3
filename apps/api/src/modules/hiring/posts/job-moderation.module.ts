import type { Database } from '../../../db/connect.ts'
import { createJobDecisionsRepository } from './job-decisions.repository.ts'
import { createJobDecisions } from './job-decisions.ts'
import { createPostWritesRepository } from './post-writes.repository.ts'

/** The status of jobs under moderation. */
export function createJobModerationModule({ db }: Pick<Database, 'db'>) {
  const repository = createJobDecisionsRepository(createPostWritesRepository(db))
  return { decisions: createJobDecisions({ repository }) }
}
