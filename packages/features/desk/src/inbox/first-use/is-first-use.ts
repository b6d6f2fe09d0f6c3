import type { Enquiries } from '../enquiry-types'
import { type InboxState, isFiltered } from '../inbox-url'
import { stages } from '../stages'

/** Whether an inbox has never had an enquiry: a filter or the tasks would hide them. */
export const isFirstUse = (list: Enquiries, state: InboxState): boolean =>
  list.last_received_at === null &&
  stages.every((stage) => list.counts[stage] === 0) &&
  !isFiltered(state) &&
  state.tasks === null
