import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'
import { isModeratedKind, type ModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectRow } from '../subjects/subject-row.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { CaseRecord } from './case-record.ts'
import { priorityOf } from './priorities.ts'

export type CaseRows = ReturnType<typeof createCaseRows>

type Row = Schema<'ModerationCaseRow'>

/** The number that people quote. */
export const referenceOf = (id: number) => `M-${id}`

const keyOf = (kind: SubjectKind, id: number) => `${kind}:${id}`

interface Subjects {
  readonly rows: ReadonlyMap<string, SubjectRow>
  readonly own: ReadonlySet<string>
}

/** Turns cases into rows of the contract, with their records, by two queries per kind. */
export function createCaseRows(subjects: SubjectsRepository, images: Images) {
  async function subjectsOf(
    cases: readonly CaseRecord[],
    userId: number,
    tx: Db | undefined,
  ): Promise<Subjects> {
    const byKind = new Map<ModeratedKind, number[]>()
    for (const { subjectKind: kind, subjectId } of cases)
      if (isModeratedKind(kind)) byKind.set(kind, [...(byKind.get(kind) ?? []), subjectId])
    const rows = new Map<string, SubjectRow>()
    const own = new Set<string>()
    // One after the other, because a transaction has one connection.
    for (const [kind, ids] of byKind) {
      for (const row of await subjects.find(kind, ids, tx)) rows.set(keyOf(kind, row.id), row)
      for (const id of await subjects.ownAmong(kind, ids, userId, tx)) own.add(keyOf(kind, id))
    }
    return { rows, own }
  }

  function toRow(record: CaseRecord, { rows, own }: Subjects, userId: number): Row {
    const { subjectKind: kind, subjectId: id } = record
    const found = rows.get(keyOf(kind, id))
    return {
      id: record.id,
      reference: referenceOf(record.id),
      revision: record.revision,
      why: record.why,
      subject: subjectOf(record, found, images),
      owner: record.owner,
      fields: record.fields.map((field) => ({
        field,
        is_held: record.heldFields.includes(field),
      })),
      findings: record.findings as Schema<'ModerationFinding'>[],
      priority: priorityOf(record.score),
      score: record.score,
      is_urgent: record.isUrgent,
      from_revision: record.fromRevision,
      to_revision:
        record.outcome === null ? (found?.revision ?? record.toRevision) : record.toRevision,
      reports: record.reports,
      opened_at: record.openedAt,
      is_overdue: record.isOverdue,
      claim:
        record.claimant === null || record.claimedUntil === null
          ? null
          : {
              by: record.claimant,
              until: record.claimedUntil,
              is_mine: record.claimant.id === userId,
            },
      decision: toDecision(record),
      is_own: own.has(keyOf(kind, id)) || (kind === 'user' && id === userId),
    }
  }

  return {
    async of({ userId }: Caller, cases: readonly CaseRecord[], tx?: Db): Promise<Row[]> {
      const known = await subjectsOf(cases, userId, tx)
      return cases.map((record) => toRow(record, known, userId))
    },
  }
}

/** The page on which admins edit a record, or read one that is not public. */
const editPaths: Partial<Record<SubjectKind, (id: number) => string>> = {
  school: (id) => `/admin/${id}/edit`,
  job: (id) => `/edit-job-post/${id}`,
  blog: (id) => `/admin/all-blogs/${id}`,
  video: (id) => `/admin/all-videos/${id}`,
}

function subjectOf(
  record: CaseRecord,
  found: SubjectRow | undefined,
  images: Images,
): Schema<'ModerationSubject'> {
  const { subjectKind: kind, subjectId: id } = record
  const common = { kind, id, edit_path: found ? (editPaths[kind]?.(id) ?? null) : null }
  if (!found) {
    const { subjectName: name, subjectPlace: place } = record
    return { ...common, name, place, image: null, path: null, state: null, revision: null }
  }
  return {
    ...common,
    name: found.name,
    place: found.place,
    image: images.cover(found),
    path: found.isPublic ? found.path : null,
    state: found.moderation,
    revision: found.revision,
  }
}

/** The contract's `ModerationDecision`; null for an open case. */
function toDecision(record: CaseRecord): Schema<'ModerationDecision'> | null {
  const { outcome, decidedAt } = record
  if (outcome === null || decidedAt === null) return null
  return {
    outcome,
    reason_code: record.reasonCode as Schema<'ReasonCode'> | null,
    note_public: record.notePublic,
    note_private: record.notePrivate,
    fields: record.rejections as Schema<'RejectedField'>[],
    decided_at: decidedAt,
    decided_by: record.decider,
    action_id: record.actionId,
    undo_until: record.undoUntil,
  }
}
