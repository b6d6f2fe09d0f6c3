import { meera, rowOf } from '../inbox-data'
import { dayAgo } from '../sample-times'
import type { Task, Tasks } from './task-types'

/** Invented tasks for stories and tests. */

export function taskOf(id: number, given: Partial<Task> = {}): Task {
  return {
    id,
    text: 'Send fee sheet',
    due_on: dayAgo(0),
    assigned_to: null,
    is_done: false,
    done_at: null,
    done_by: null,
    ...given,
  }
}

export function tasksOf(given: Partial<Tasks> = {}): Tasks {
  const data = given.data ?? [
    listedTaskOf(taskOf(4, { text: 'Call about the hostel', due_on: dayAgo(2) }), 7),
    listedTaskOf(taskOf(1, { assigned_to: meera }), 1),
  ]
  return {
    data,
    total: data.length,
    page: 1,
    per_page: 30,
    totalPages: 1,
    counts: { mine: 1, today: 1, overdue: 1, open: 3 },
    ...given,
  }
}

const listedTaskOf = (task: Task, enquiry: number): Tasks['data'][number] => {
  const { id, reference, state, name, child_name, listing } = rowOf(enquiry)
  return { task, enquiry: { id, reference, state, name, child_name, listing } }
}
