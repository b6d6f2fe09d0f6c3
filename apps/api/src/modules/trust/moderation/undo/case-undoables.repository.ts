import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import {
  blogs,
  comments,
  heldEdits,
  jobs,
  moderationAppeals,
  moderationCases,
  moderationReports,
  schoolClaims,
  videos,
} from '../../../../db/schema/index.ts'
import type { Undoable } from '../../undo/undoable.ts'
import { hasOnlyAppeal } from '../appeals/only-appeal.repository.ts'
import type { DecisionsRepository } from '../decisions/decisions.repository.ts'
import { isModeratedKind, type ModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'

interface CaseUndoablesDeps {
  readonly subjects: Pick<SubjectsRepository, 'ownAmong'>
  readonly decisions: Pick<DecisionsRepository, 'addEvents'>
  reindex(tx: Db, kind: ModeratedKind, ids: readonly number[]): Promise<void>
}

const decisionColumns = [
  'outcome',
  'reason_code',
  'note_public',
  'note_private',
  'rejections',
  'decided_values',
  'decided_at',
  'decided_by',
  'action_id',
]

const statusColumns = {
  job: ['status', 'status_since', 'closes_at', 'published_at', 'approved_by'],
  blog: ['status', 'status_since', 'approved_revision', 'published_at', 'removed_at', 'removed_by'],
  video: [
    'status',
    'status_since',
    'approved_revision',
    'published_at',
    'removed_at',
    'removed_by',
  ],
  comment: [],
} as const

/** The records besides listings that moderation changes and an undo puts back. */
export function createCaseUndoables({
  subjects,
  decisions,
  reindex,
}: CaseUndoablesDeps): Undoable[] {
  const content = (
    kind: 'job' | 'blog' | 'video' | 'comment',
    table: Undoable['table'],
  ): Undoable => ({
    entity: kind,
    table,
    audited: kind,
    nameColumn: kind === 'comment' ? 'body_text' : 'title',
    fields: {
      moderation: ['moderation'],
      ...(statusColumns[kind].length > 0 && { status: statusColumns[kind] }),
    },
    isRevised: kind !== 'comment',
    refused: (tx, ids, _actionId, userId) => subjects.ownAmong(kind, ids, userId, tx),
    afterUndo: (tx, rows) =>
      reindex(
        tx,
        kind,
        rows.map(({ id }) => id),
      ),
  })

  /**
   * Cases of the admin's own records, and those whose record has another open case by now; an appeal
   * against the decision itself is closed by the undo. Appeals that an undo closed stay closed.
   */
  async function refusedCases(
    tx: Db,
    ids: readonly number[],
    actionId: number,
    userId: number,
  ): Promise<number[]> {
    const { rows } = await tx.execute<{
      id: number
      kind: string
      subjectId: number
      stays: boolean
    }>(
      sql`select c.id, c.subject_kind as kind, c.subject_id as "subjectId", exists (
            select from moderation_case o where o.subject_kind = c.subject_kind
              and o.subject_id = c.subject_id and o.decided_at is null and o.id <> c.id
              and not (o.appealed_case_id = c.id and ${hasOnlyAppeal}))
            or exists (select from moderation_appeal a
              where a.case_id = c.appealed_case_id and a.undone_at is not null)
            or exists (select from undo_record u where u.action_id = ${actionId}
              and u.entity = 'moderation_case' and u.entity_id = c.id
              and u.before ? 'appealed_case_id') as stays
          from moderation_case c where c.id = any(${idList(ids)})`,
    )
    const own = new Set<string>()
    const kinds = [...new Set(rows.map(({ kind }) => kind))] as ModeratedKind[]
    for (const kind of kinds.filter(isModeratedKind)) {
      const ofKind = rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)
      for (const id of await subjects.ownAmong(kind, ofKind, userId, tx)) own.add(`${kind}:${id}`)
    }
    return rows
      .filter((row) => row.stays || own.has(`${row.kind}:${row.subjectId}`))
      .map(({ id }) => id)
  }

  /** Held edits and claims that cannot wait again, because a newer one does. */
  const refusedHeld = async (tx: Db, ids: readonly number[]) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select h.id from held_edit h where h.id = any(${idList(ids)}) and exists (
        select from held_edit o where o.entity = h.entity and o.entity_id = h.entity_id
          and o.field = h.field and o.decided_at is null and o.id <> h.id)`)
    return rows.map(({ id }) => id)
  }
  const refusedClaims = async (tx: Db, ids: readonly number[]) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select k.id from school_claim k where k.id = any(${idList(ids)}) and exists (
        select from school_claim o where o.school_id = k.school_id and o.user_id = k.user_id
          and o.decided_at is null and o.id <> k.id)`)
    return rows.map(({ id }) => id)
  }

  const refusedAppeals = async (tx: Db, ids: readonly number[]) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from moderation_appeal where id = any(${idList(ids)}) and undone_at is not null`)
    return rows.map(({ id }) => id)
  }

  const dependent = (entity: string, table: Undoable['table'], refused?: Undoable['refused']) =>
    ({
      entity,
      table,
      audited: null,
      nameColumn: null,
      fields: {},
      isRevised: false,
      ...(refused && { refused }),
    }) satisfies Undoable

  return [
    content('job', jobs),
    content('blog', blogs),
    content('video', videos),
    content('comment', comments),
    {
      entity: 'moderation_case',
      table: moderationCases,
      audited: 'moderation_case',
      nameColumn: 'subject_name',
      fields: { decision: decisionColumns },
      isRevised: true,
      refused: refusedCases,
      afterUndo: (tx, rows, userId) =>
        decisions.addEvents(
          tx,
          rows.map(({ id }) => id),
          'undone',
          userId,
          {},
        ),
    },
    dependent('held_edit', heldEdits, refusedHeld),
    dependent('school_claim', schoolClaims, refusedClaims),
    dependent('moderation_appeal', moderationAppeals, refusedAppeals),
    dependent('moderation_report', moderationReports),
  ]
}
