import type { Schema } from '../../../../contract/operations.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import { listingSchema, personOrNull } from '../list/desk-row.ts'
import type { ListedTask, TaskRow } from './desk-tasks.repository.ts'

interface Readers {
  readonly parentName: string
  readonly childName: string | null
}

/** A task as the contract describes it. */
export const taskSchema = (
  task: TaskRow,
  readers: Readers,
  isLive: boolean,
): Schema<'DeskTask'> => ({
  id: task.id,
  text: visibleText(task.text, readers, isLive),
  due_on: task.dueOn,
  assigned_to: personOrNull(task.assignedTo, task.assigneeName),
  is_done: task.doneAt !== null,
  done_at: task.doneAt?.toISOString() ?? null,
  done_by: personOrNull(task.doneBy, task.doerName),
})

/** A task of a list, with its enquiry. */
export function listedTaskSchema(row: ListedTask, now: Date): Schema<'DeskTasks'>['data'][number] {
  const { isLive } = permissionOf(termsOf(row.consents), now)
  return {
    task: taskSchema(row.task, row, isLive),
    enquiry: {
      id: row.publicId,
      reference: row.reference,
      state: row.state,
      name: isLive ? row.parentName : null,
      child_name: isLive ? row.childName : null,
      listing: listingSchema({
        ...row,
        productId: null,
        productName: null,
        batchId: null,
        batchName: null,
      }),
    },
  }
}
