import type { jobRole, jobType } from '../../../db/schema/index.ts'

export type JobRole = (typeof jobRole.enumValues)[number]
export type JobType = (typeof jobType.enumValues)[number]
