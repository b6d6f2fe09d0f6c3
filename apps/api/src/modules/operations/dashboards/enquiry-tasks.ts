import type { Schema } from '../../../contract/operations.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { momentInIndia } from '../../platform/dates/india-time.ts'

type Task = Schema<'DashboardTask'>
type Row = Schema<'DeskEnquiryRow'>

const openStates: readonly Row['state'][] = ['new', 'contacted', 'visit', 'applied']

/** The end of a day in India, when an action planned for it is late. */
const endOf = (day: string) => momentInIndia(day, '23:59:59')

/**
 * The work of the desk on enquiries: the first reply, and actions planned for today or earlier.
 * `rows` come in the order of their due times.
 */
export function enquiryTasks(rows: readonly Row[], now: Date): Task[] {
  return rows.flatMap((row) => {
    const { listing } = row
    if (listing === null || row.is_withdrawn || !openStates.includes(row.state)) return []
    const reply =
      row.first_reply_at === null && row.reply_due_at !== null ? new Date(row.reply_due_at) : null
    const action = row.next_action_on === null ? null : endOf(row.next_action_on)
    const isActionDue = action !== null && action.getTime() <= now.getTime() + dayMs
    const due = [reply, isActionDue ? action : null]
      .filter((date) => date !== null)
      .sort((one, other) => one.getTime() - other.getTime())[0]
    if (due === undefined) return []
    return [
      {
        kind: due === reply ? ('reply' as const) : ('follow_up' as const),
        listing,
        due_at: due.toISOString(),
        is_overdue: due < now,
        enquiry: {
          id: row.id,
          reference: row.reference,
          name: row.name,
          child_name: row.child_name,
          class_sought: row.class_sought,
          subject: row.subject?.name ?? null,
        },
        product: null,
        missing: [],
        percent: null,
      },
    ]
  })
}
