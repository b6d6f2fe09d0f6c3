import type { DeskTask, DeskTasks } from '@edbazaar/api-client'
import type { Enquiry } from '../enquiry-types'

export type Task = DeskTask
export type Tasks = DeskTasks
export type ListedTask = DeskTasks['data'][number]

/** The lists of tasks of a desk, in the order of the tabs. */
export const taskChoices = ['mine', 'today', 'overdue', 'open', 'done'] as const
export type TaskChoice = (typeof taskChoices)[number]

/** Asks for the dialog of a task: a new one without `task`. */
export interface OpenTaskDialog {
  kind: 'task'
  enquiry: Enquiry
  task: Task | null
}
