import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { AppealsService } from './appeals/appeals.service.ts'
import type { BulkDecisions } from './decisions/bulk-decisions.service.ts'
import type { CaseClaims } from './decisions/case-claims.service.ts'
import type { DecideCase } from './decisions/decide-case.service.ts'
import type { ListingDecisions } from './decisions/listing-decisions.service.ts'
import type { CaseDetailService } from './detail/case-detail.service.ts'
import type { CaseChanges } from './feed/case-changes.service.ts'
import type { NoticesService } from './notices/notices.service.ts'
import type { QueueService } from './queue/queue.service.ts'
import type { ReportsService } from './reports/reports.service.ts'
import type { SchoolClaimsService } from './school-claims/school-claims.service.ts'

interface ModerationHandlersDeps {
  readonly queue: QueueService
  readonly detail: CaseDetailService
  readonly claims: CaseClaims
  readonly decideCase: DecideCase
  readonly bulk: BulkDecisions
  readonly listings: ListingDecisions
  readonly changes: CaseChanges
  readonly reports: ReportsService
  readonly notices: NoticesService
  readonly appeals: AppealsService
  readonly schoolClaims: SchoolClaimsService
  readonly formLimit: FormLimit
  readonly userLimit: UserLimit
}

const hourlyReports = {
  name: 'report',
  max: 30,
  msg: 'You have sent many reports in the last hour. Try again later.',
}
const hourlyAppeals = {
  name: 'appeal',
  max: 20,
  msg: 'You have sent many appeals in the last hour. Try again later.',
}
const hourlyClaims = {
  name: 'claim-school',
  max: 10,
  msg: 'You have asked to manage many schools in the last hour. Try again later.',
}

export function moderationHandlers(deps: ModerationHandlersDeps) {
  const { formLimit, userLimit } = deps
  return {
    listModerationCases: (request) => deps.queue.list(userOf(request), request.query),
    getModerationCase: (request) => deps.detail.read(userOf(request), request.params.id),
    claimModerationCase: (request) =>
      deps.claims.claim(userOf(request), request.params.id, request.body),
    async releaseModerationCase(request) {
      await deps.claims.release(userOf(request), request.params.id)
      return { status: 200, msg: 'Released' }
    },
    decideModerationCase: (request) =>
      deps.decideCase.decide(userOf(request), request.params.id, request.body),
    async addModerationNote(request, reply) {
      const history = await deps.claims.note(userOf(request), request.params.id, request.body)
      reply.code(201)
      return history
    },
    decideModerationCases: (request) => deps.bulk.decide(userOf(request), request.body),
    decideListings: (request) => deps.listings.decide(userOf(request), request.body),
    listModerationChanges: (request) => deps.changes.wait(userOf(request), request.query),

    async createReport(request, reply) {
      const { caller, body } = request
      if (caller) await userLimit(hourlyReports, caller)
      else await formLimit('report', request, reply)
      reply.code(201)
      // Only programs fill in the field that people do not see.
      if (body.website) return { reference: 'M-0' }
      return deps.reports.create(caller, body)
    },
    listMyReports: (request) => deps.reports.list(userOf(request), request.query),
    listMyModerationNotices: (request) => deps.notices.list(userOf(request), request.query),
    async appealDecision(request, reply) {
      const caller = userOf(request)
      await userLimit(hourlyAppeals, caller)
      const receipt = await deps.appeals.appeal(caller, request.params.id, request.body)
      reply.code(201)
      return receipt
    },
    async claimSchool(request, reply) {
      const caller = userOf(request)
      await userLimit(hourlyClaims, caller)
      const receipt = await deps.schoolClaims.claim(caller, request.params.id, request.body)
      reply.code(201)
      return receipt
    },
  } satisfies Partial<Handlers>
}
