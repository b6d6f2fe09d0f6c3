import type { jobRole, jobType, PayScale, payPeriod } from '../../../db/schema/index.ts'

export type JobRole = (typeof jobRole.enumValues)[number]
export type JobType = (typeof jobType.enumValues)[number]
export type PayPeriod = (typeof payPeriod.enumValues)[number]
export type { PayScale }
