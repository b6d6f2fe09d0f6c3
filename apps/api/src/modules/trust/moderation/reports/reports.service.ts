import { AppError, refused, TooManyRequests } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { hourSeconds } from '../../../platform/dates/durations.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { commentHeldEmail } from '../../../platform/mail/templates/comment-held.ts'
import type { CasesService } from '../../cases/cases.service.ts'
import { referenceOf } from '../queue/case-rows.ts'
import { isModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import { hidingWeight, reporterWeight, visitorWeight } from './report-weights.ts'
import type { ReportsRepository } from './reports.repository.ts'

export type ReportsService = ReturnType<typeof createReportsService>

type NewReport = Body<'createReport'>

interface ReportsDeps {
  readonly repository: ReportsRepository
  readonly cases: CasesService
  readonly subjects: SubjectsRepository
  readonly outbox: Outbox
}

/** Open reports that one user may have. */
const mostOpen = 10

/** Reasons whose cases come first, whatever their score. */
const urgent: readonly Schema<'ReportReason'>[] = ['child_safety', 'unlawful', 'personal_data']

/** Reports by visitors and users about what is public. */
export function createReportsService({ repository, cases, subjects, outbox }: ReportsDeps) {
  async function weightOf(tx: Db, caller: Caller | null, { kind, id }: NewReport): Promise<number> {
    if (!caller) return visitorWeight
    await repository.lockUser(tx, caller.userId)
    const earlier = await repository.recordOf(tx, caller.userId, kind, id)
    if (earlier.open >= mostOpen)
      throw new TooManyRequests(
        `You have ${mostOpen} open reports. Wait until we have reviewed them, then report again.`,
        hourSeconds,
      )
    return reporterWeight(earlier)
  }

  async function add(tx: Db, caller: Caller | null, report: NewReport): Promise<number> {
    const { kind, id, reason, text = '', email } = report
    const [subject] = await subjects.find(kind, [id], tx)
    if (!subject?.isPublic)
      throw new AppError('not_found', 'This page does not exist or is not public.')
    const weight = await weightOf(tx, caller, report)
    const caseId = await cases.open(
      tx,
      { kind, id, name: subject.name, place: subject.place, ownerId: subject.ownerId },
      {
        why: 'report',
        actorId: caller?.userId ?? null,
        fromRevision: null,
        toRevision: subject.revision,
        baseline: null,
        fields: [],
        heldFields: [],
        findings: [],
        isUrgent: urgent.includes(reason),
      },
    )
    await repository.add(tx, {
      caseId,
      reporterId: caller?.userId ?? null,
      reporterEmail: caller === null && email !== undefined ? email : null,
      reason,
      text: text.trim() === '' ? null : text.trim(),
      weight,
    })
    if (kind === 'comment') {
      const held = await repository.holdComment(tx, { id, caseId, weight: hidingWeight })
      if (held) await outbox.put(tx, commentHeldEmail(held))
    }
    return caseId
  }

  return {
    /** Stores a report. Throws `invalid_request`, `not_found`, `too_many_requests`. */
    async create(caller: Caller | null, report: NewReport): Promise<Schema<'ReportReceipt'>> {
      if (report.reason === 'other' && (report.text ?? '').trim() === '')
        throw refused('text', 'Describe what is wrong.')
      const caseId = await repository.transaction((tx) => add(tx, caller, report))
      outbox.wake()
      return { reference: referenceOf(caseId) }
    },

    /** The caller's reports with their outcomes. */
    async list({ userId }: Caller, page: Query<'listMyReports'>): Promise<Schema<'ReportList'>> {
      const [rows, total] = await Promise.all([
        repository.listOf(userId, sliceOf(page)),
        repository.countOf(userId),
      ])
      const paths = await publicPaths(rows)
      return {
        data: rows.map((row) => ({
          id: row.id,
          reference: referenceOf(row.caseId),
          kind: row.kind,
          name: row.name,
          path: paths.get(`${row.kind}:${row.subjectId}`) ?? null,
          reason: row.reason,
          text: row.text,
          at: row.at,
          status: row.agreed === null ? 'open' : row.agreed ? 'acted' : 'kept',
          decided_at: row.agreed === null ? null : row.decidedAt,
        })),
        total,
        ...pagingOf(page, total),
      }
    },
  }

  /** The public pages of reported records, by kind and id. */
  async function publicPaths(rows: readonly { kind: string; subjectId: number }[]) {
    const kinds = [...new Set(rows.map(({ kind }) => kind))] as NewReport['kind'][]
    const found = await Promise.all(
      kinds.filter(isModeratedKind).map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)
        const records = await subjects.find(kind, ids)
        return records
          .filter(({ isPublic }) => isPublic)
          .map(({ id, path }) => [`${kind}:${id}`, path] as const)
      }),
    )
    return new Map<string, string>(found.flat())
  }
}
