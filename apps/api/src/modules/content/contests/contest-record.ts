import type { ContestsRepository } from './contests.repository.ts'

export type ContestRecord = NonNullable<Awaited<ReturnType<ContestsRepository['find']>>>
