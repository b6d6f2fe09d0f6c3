import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { ActionEntry, AuditService } from '../audit/audit.service.ts'
import type { ActionRow, ChangedRow, UndoRepository } from './undo.repository.ts'
import type { ReturnedRow, Undoable } from './undoable.ts'

export type UndoService = ReturnType<typeof createUndoService>

/** A record that an undo puts back. */
export interface UndoneRecord {
  readonly entity: string
  readonly id: number
}

/** The records that an undo is about to put back. */
export interface UndoneAction {
  readonly actionId: number
  readonly undoActionId: number
  readonly userId: number
  readonly returned: readonly UndoneRecord[]
}

/** Closes open appeals against what is undone, before it returns. */
export interface AppealClosing {
  close(tx: Db, undone: UndoneAction): Promise<ActionEntry[]>
  /** Call it after the commit. */
  wake(): void
}

/** Tells owners about decisions that are undone, before they return. */
export interface UndoneDecisions {
  tell(tx: Db, undone: UndoneAction): Promise<void>
}

interface UndoDeps {
  readonly audit: AuditService
  readonly appeals: AppealClosing
  readonly decisions: UndoneDecisions
  readonly repository: UndoRepository
  /** In the order in which their rows are locked. */
  readonly undoables: readonly Undoable[]
}

/** Lines of a response; what cannot return comes first. */
const maxLines = 200

/** A field of a record: what returns, or stays because it has changed since. */
interface FieldPlan {
  readonly field: string
  readonly columns: readonly string[]
  readonly isRefused: boolean
}

interface RowPlan {
  readonly row: ChangedRow
  readonly fields: readonly FieldPlan[]
  /** The columns that return, also those of no field. */
  readonly columns: readonly string[]
}

interface EntityPlan {
  readonly undoable: Undoable
  readonly rows: readonly RowPlan[]
}

/** Undoes what admins did, as actions of their own. */
export function createUndoService(deps: UndoDeps) {
  const { audit, appeals, decisions, repository, undoables } = deps

  async function find(tx: Db, id: number): Promise<ActionRow> {
    const action = await repository.findAction(tx, id)
    if (!action) throw new AppError('not_found', 'Action not found.')
    return action
  }

  async function planOf(
    tx: Db,
    actionId: number,
    userId: number,
    isLocked: boolean,
  ): Promise<EntityPlan[]> {
    const changed = await repository.entitiesOf(tx, actionId)
    const plans: EntityPlan[] = []
    for (const undoable of undoables.filter(({ entity }) => changed.includes(entity))) {
      if (isLocked) await repository.lockRows(tx, undoable, actionId)
      const rows = await repository.changedRows(tx, undoable, actionId)
      const ids = rows.map(({ id }) => id)
      const refused = new Set(await undoable.refused?.(tx, ids, actionId, userId))
      plans.push({ undoable, rows: rows.map((row) => planRow(undoable, row, refused.has(row.id))) })
    }
    return plans
  }

  /** Puts back what the plans return; returns the entries for the audit log. */
  async function apply(tx: Db, actionId: number, plans: readonly EntityPlan[], userId: number) {
    const entries: ActionEntry[] = []
    for (const { undoable, rows } of plans) {
      const returning = rows.filter(({ columns }) => columns.length > 0)
      if (returning.length === 0) continue
      const returns = returning.map((plan) => ({
        id: plan.row.id,
        columns: plan.columns,
        isRevised: raisesRevision(undoable, plan),
      }))
      await repository.putBack(tx, undoable, actionId, returns)
      entries.push(...returning.flatMap((plan) => entriesOf(undoable, plan)))
      await undoable.afterUndo?.(tx, returning.map(returnedRow), userId)
    }
    return entries
  }

  return {
    /** The `AdminActionDetail` of the contract. Throws `not_found`. */
    async read({ userId }: Caller, id: number): Promise<Schema<'AdminActionDetail'>> {
      return repository.read(async (tx) => {
        const action = await find(tx, id)
        const isOver = action.undoneByActionId !== null || action.isExpired
        const plans = isOver ? [] : await planOf(tx, id, userId, false)
        return { action: toAction(action), ...toLines(plans) }
      })
    },

    /** Undoes an action, or says what that would do. Throws `not_found`, `conflict`. */
    async undo(
      { userId }: Caller,
      id: number,
      { is_preview: isPreview }: Body<'undoAdminAction'>,
    ): Promise<Schema<'UndoResult'>> {
      const undone: Undoable[] = []
      const result = await repository.transaction(async (tx) => {
        if (!isPreview) await repository.lockAction(tx, id)
        const action = await find(tx, id)
        requireUndoable(action)
        const plans = await planOf(tx, id, userId, !isPreview)
        const result = toLines(plans)
        if (isPreview) return { action_id: null, ...result }
        const isNothing = plans.every(({ rows }) => rows.every((row) => row.columns.length === 0))
        if (isNothing || (result.returning === 0 && result.refused > 0))
          throw new AppError(
            'conflict',
            'All of this has changed since then. Nothing can be restored.',
          )
        const actionId = await audit.beginAction(tx)
        const returned = returnedIn(plans)
        const undoing = { actionId: id, undoActionId: actionId, userId, returned }
        await decisions.tell(tx, undoing)
        const closed = await appeals.close(tx, undoing)
        const entries = [...closed, ...(await apply(tx, id, plans, userId))]
        await audit.recordAction(
          tx,
          { id: actionId, actorId: userId, verb: 'undo', undoesActionId: id },
          entries,
        )
        undone.splice(0, undone.length, ...plans.map(({ undoable }) => undoable))
        return { action_id: actionId, ...result }
      })
      for (const { afterCommit } of undone) afterCommit?.()
      if (undone.length > 0) appeals.wake()
      return result
    },

    /** Deletes what is needed only to undo actions that are too old for it. */
    prune: repository.prune,
  }
}

const returnedIn = (plans: readonly EntityPlan[]): UndoneRecord[] =>
  plans.flatMap(({ undoable: { entity }, rows }) =>
    rows.flatMap(({ row: { id }, columns }) => (columns.length > 0 ? [{ entity, id }] : [])),
  )

/** Throws `conflict` if the action cannot be undone. */
function requireUndoable({ undoneByActionId, undoUntil, isExpired }: ActionRow): void {
  if (undoneByActionId !== null)
    throw new AppError('conflict', 'This action has already been undone.')
  if (isExpired)
    throw new AppError(
      'conflict',
      'This action is more than 30 days old and can no longer be undone.',
    )
  if (undoUntil === null) throw new AppError('conflict', 'This action cannot be undone.')
}

/** The fields and columns of a record that return. */
function planRow({ fields }: Undoable, row: ChangedRow, isRefused: boolean): RowPlan {
  const changed = Object.keys(row.before)
  const since = new Set(row.since)
  const plans = Object.entries(fields).flatMap(([field, all]): FieldPlan[] => {
    const columns = all.filter((column) => changed.includes(column))
    if (columns.length === 0) return []
    return [{ field, columns, isRefused: isRefused || columns.some((column) => since.has(column)) }]
  })
  const ofFields = new Set(Object.values(fields).flat())
  const derived = changed.filter((column) => !ofFields.has(column) && !since.has(column))
  const columns = plans.flatMap((plan) => (plan.isRefused ? [] : plan.columns))
  // What is computed from the fields stays if none of them returns.
  const isKept = isRefused || (plans.length > 0 && columns.length === 0)
  return { row, fields: plans, columns: isKept ? [] : [...columns, ...derived] }
}

const raisesRevision = ({ isRevised, unrevisedFields = [] }: Undoable, { fields }: RowPlan) =>
  isRevised && fields.some((plan) => !plan.isRefused && !unrevisedFields.includes(plan.field))

/** A field with one column has its value; one with several, an object of theirs. */
const valuesIn = (values: ChangedRow['before'], columns: readonly string[]): unknown =>
  columns.length === 1
    ? values[columns[0] ?? '']
    : Object.fromEntries(columns.map((column) => [column, values[column]]))

function entriesOf(undoable: Undoable, plan: RowPlan): ActionEntry[] {
  const { audited } = undoable
  if (audited === null) return []
  const { row } = plan
  const revision =
    row.revision === null ? null : row.revision + (raisesRevision(undoable, plan) ? 1 : 0)
  return plan.fields
    .filter(({ isRefused }) => !isRefused)
    .map(({ field, columns }) => ({
      entity: audited,
      entityId: row.id,
      field,
      before: valuesIn(row.now, columns),
      after: valuesIn(row.before, columns),
      revision,
    }))
}

const returnedRow = ({ row, columns }: RowPlan): ReturnedRow => ({
  id: row.id,
  now: Object.fromEntries(columns.map((column) => [column, row.now[column]])),
  back: Object.fromEntries(columns.map((column) => [column, row.before[column]])),
})

/** The lines of the contract, and how many fields return and stay. */
function toLines(plans: readonly EntityPlan[]) {
  const lines = plans.flatMap(({ undoable, rows }) =>
    rows.flatMap(({ row, fields }) =>
      fields.map(({ field, columns, isRefused }) => ({
        entity: undoable.audited ?? undoable.entity,
        entity_id: row.id,
        name: row.name,
        field,
        now: valuesIn(row.now, columns),
        back: valuesIn(row.before, columns),
        is_refused: isRefused,
      })),
    ),
  )
  const refused = lines.filter((line) => line.is_refused)
  const returning = lines.filter((line) => !line.is_refused)
  return {
    lines: [...refused, ...returning].slice(0, maxLines),
    returning: returning.length,
    refused: refused.length,
  }
}

const toAction = (action: ActionRow): Schema<'AdminAction'> => ({
  id: action.id,
  actor: action.actor,
  verb: action.verb,
  reason_code: action.reasonCode,
  reason_text: action.reasonText,
  rows: action.rows,
  created_at: action.createdAt,
  undoes_action_id: action.undoesActionId,
  undone_by_action_id: action.undoneByActionId,
  undo_until: action.isExpired || action.undoneByActionId !== null ? null : action.undoUntil,
})
