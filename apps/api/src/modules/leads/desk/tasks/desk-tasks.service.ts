import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import { listedTaskSchema, taskSchema } from './desk-task.ts'
import type { DeskTaskChanges } from './desk-task-changes.ts'
import type { DeskTasksRepository } from './desk-tasks.repository.ts'

export type DeskTasksService = ReturnType<typeof createDeskTasksService>

interface DeskTasksDeps {
  readonly access: Pick<DeskAccess, 'scope'>
  readonly desk: DeskRecords
  readonly records: Pick<EnquiryRecordRepository, 'transaction'>
  readonly changes: DeskTaskChanges
  readonly repository: DeskTasksRepository
}

/** Tasks about enquiries, for the members of a desk. All throw `not_found`, `forbidden`. */
export function createDeskTasksService(deps: DeskTasksDeps) {
  const { access, desk, records, changes, repository } = deps
  return {
    /** The response of `listDeskTasks`. Throws `invalid_request`. */
    async list(caller: Caller, request: Query<'listDeskTasks'>): Promise<Schema<'DeskTasks'>> {
      const { scope } = await access.scope(caller, request, 'see enquiries')
      const query = { scope, userId: caller.userId }
      const paging = { page: request.page ?? 1, per_page: request.per_page ?? 20 }
      const choice = request.show ?? 'mine'
      const [rows, { done, ...counts }] = await Promise.all([
        repository.page(query, choice, sliceOf(paging)),
        repository.counts(query),
      ])
      const total = choice === 'done' ? done : counts[choice]
      const now = new Date()
      return {
        data: rows.map((row) => listedTaskSchema(row, now)),
        total,
        ...pagingOf(paging, total),
        counts,
      }
    },

    /** Throws `invalid_request`, and `conflict` for a merged or withdrawn enquiry. */
    add: (
      caller: Caller,
      publicId: string,
      task: Body<'addDeskTask'>,
    ): Promise<Schema<'DeskTask'>> =>
      records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const added = await changes.add(tx, caller, record, task)
        return taskSchema(added, record.enquiry, record.permission.isLive)
      }),

    /** Throws `invalid_request`, and `conflict` for a merged or withdrawn enquiry. */
    edit: (
      caller: Caller,
      publicId: string,
      taskId: number,
      change: Body<'editDeskTask'>,
    ): Promise<Schema<'DeskTask'>> =>
      records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const changed = await changes.change(tx, caller, record, taskId, change)
        return taskSchema(changed, record.enquiry, record.permission.isLive)
      }),
  }
}
