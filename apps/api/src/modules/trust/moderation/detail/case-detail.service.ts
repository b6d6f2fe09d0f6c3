import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { outcomesFor } from '../outcomes/case-outcomes.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { CaseRows } from '../queue/case-rows.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import type { ListingFields } from '../subjects/listing-fields.ts'
import { isListing } from '../subjects/subject-kinds.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { CaseDetailRepository } from './case-detail.repository.ts'
import type { CommentRecordRepository } from './comment-record.repository.ts'
import type { ContentRecordRepository } from './content-record.repository.ts'
import { fieldChanges, fieldsWithValue, filterIdsIn, uploadKeysIn } from './field-changes.ts'
import type { JobRecordRepository } from './job-record.repository.ts'

export type CaseDetailService = ReturnType<typeof createCaseDetailService>

interface CaseDetailDeps {
  readonly repository: CaseDetailRepository
  readonly queue: QueueRepository
  readonly rows: CaseRows
  readonly subjects: SubjectsRepository
  readonly listings: readonly ListingFields[]
  readonly jobRecords: JobRecordRepository
  readonly commentRecords: CommentRecordRepository
  readonly contentRecords: ContentRecordRepository
}

export const noCase = () => new AppError('not_found', 'Case not found.')

/** The page of a case. */
export function createCaseDetailService(deps: CaseDetailDeps) {
  const { repository, queue, rows, subjects, listings } = deps
  const { jobRecords, commentRecords, contentRecords } = deps

  /**
   * The changes since the last approved version, and what an appeal asks to have back; nothing for
   * records without fields.
   */
  async function changesOf(record: CaseRecord) {
    const own = await changesIn(record)
    if (record.appealedCaseId === null) return own
    const [appealed] = await queue.find([record.appealedCaseId])
    if (!appealed) return own
    const rejected = new Set(appealed.rejections.map(({ field }) => field))
    const asked = (await changesIn(appealed)).filter(
      ({ field }) => rejected.has(field) && !record.fields.includes(field),
    )
    return [...own, ...asked]
  }

  async function changesIn(record: CaseRecord) {
    const { subjectKind: kind, subjectId, fields, heldFields, findings } = record
    const listing = listings.find((each) => each.kind === kind)
    if (!listing || !isListing(kind) || fields.length === 0) return []
    const [values, held, row] = await Promise.all([
      repository.values(record.id),
      repository.held(record.id),
      subjects.read(async (tx) => (await listing.find(tx, [subjectId])).get(subjectId)),
    ])
    if (!values?.baseline) return []
    const before = listing.valuesOf(values.baseline)
    const now = row ? listing.valuesOf(row) : before
    const waiting = Object.fromEntries(held.map(({ field, after }) => [field, after]))
    const after = values.decidedValues ?? { ...now, ...waiting }
    const [names, lostFiles] = await Promise.all([
      subjects.filterNames(filterIdsIn(before, after)),
      repository.lostFiles(fields.flatMap((field) => uploadKeysIn(before[field]))),
    ])
    const isOpen = record.outcome === null
    const compared = { listing, fields, heldFields, findings, before, after, names }
    return fieldChanges({ ...compared, lostFiles, isOpen })
  }

  /** The fields of the record that have a value, as they are now. */
  async function recordOf({ subjectKind: kind, subjectId }: CaseRecord) {
    if (kind === 'job') return jobRecords.fields(subjectId)
    if (kind === 'comment') return commentRecords.fields(subjectId)
    if (kind === 'blog' || kind === 'video') return contentRecords.fields(kind, subjectId)
    const listing = listings.find((each) => each.kind === kind)
    if (!listing) return []
    const row = await subjects.read(async (tx) =>
      (await listing.find(tx, [subjectId])).get(subjectId),
    )
    if (!row) return []
    const values = listing.valuesOf(row)
    return fieldsWithValue(listing, values, await subjects.filterNames(filterIdsIn(values)))
  }

  async function rightsOf({ userId }: Caller, record: CaseRecord, isOwn: boolean, isGone: boolean) {
    const isDecided = record.outcome !== null
    const isClaimed = record.claimant !== null && record.claimant.id !== userId
    const isSame = !isDecided && (await isSameAdmin(userId, record))
    const refused = isOwn
      ? 'own'
      : isDecided
        ? 'decided'
        : isSame
          ? 'same_admin'
          : isClaimed
            ? 'claimed'
            : isGone
              ? 'gone'
              : null
    return {
      decide: refused === null || refused === 'gone',
      claim: refused === null || refused === 'claimed',
      undo: record.undoUntil !== null && !isOwn,
      refused_why: refused,
    } satisfies Schema<'ModerationCase'>['rights']
  }

  /** Whether the admin decided what an appeal is about, and another admin could decide it. */
  async function isSameAdmin(userId: number, { appealedCaseId }: CaseRecord): Promise<boolean> {
    if (appealedCaseId === null) return false
    const [decider, admins] = await Promise.all([
      repository.deciderOf(appealedCaseId),
      subjects.read((tx) => subjects.adminCount(tx)),
    ])
    return decider === userId && admins > 1
  }

  async function toCase(caller: Caller, record: CaseRecord): Promise<Schema<'ModerationCase'>> {
    const { id, subjectKind: kind, subjectId, owner } = record
    const otherIds = await repository.otherCases(id, kind, subjectId, owner?.id ?? null)
    const [all, changes, fields, reports, history, appeal, claims, ownerRecord] = await Promise.all(
      [
        queue.find([id, ...otherIds]).then((found) => rows.of(caller, found)),
        changesOf(record),
        recordOf(record),
        repository.reports(id),
        repository.history(kind, subjectId),
        repository.appeal(id, record.appealedCaseId),
        repository.schoolClaims(id),
        owner === null ? null : repository.ownerRecord(owner.id),
      ],
    )
    const [row, ...others] = all
    if (!row) throw noCase()
    const isGone = row.subject.state === null
    return {
      row,
      changes,
      record: fields.filter(({ field }) => changes.every((change) => change.field !== field)),
      score_parts: record.scoreParts as Schema<'ModerationCase'>['score_parts'],
      reports,
      history,
      other_cases: others,
      owner_record: ownerRecord,
      appeal,
      school_claims: claims,
      rights: await rightsOf(caller, record, row.is_own, isGone),
      next_states: outcomesFor(record, row.subject.state),
    }
  }

  return {
    /** The `ModerationCase` of the contract. Throws `not_found`. */
    async read(caller: Caller, id: number): Promise<Schema<'ModerationCase'>> {
      const [record] = await queue.find([id])
      if (!record) throw noCase()
      return toCase(caller, record)
    },
  }
}
