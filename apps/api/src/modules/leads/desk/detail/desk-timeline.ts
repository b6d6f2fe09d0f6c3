import type { Schema } from '../../../../contract/operations.ts'
import { routeChange } from '../../enquiries/record/route-events.ts'
import { visitChange, visitSide } from '../../enquiries/visits/visit-events.ts'
import { visibleText } from '../contact/hidden-names.ts'
import { personOrNull } from '../list/desk-row.ts'
import type { TimelineRows } from './desk-detail.repository.ts'

type Entry = Schema<'DeskTimelineEntry'>

/** The people that the texts are about, and whether the desk may know. */
export interface Readers {
  readonly id: number
  readonly parentName: string
  readonly childName: string | null
  readonly isLive: boolean
}

/** The id of the timeline entry of a text of the sender. */
export const entryIds = {
  enquiry: (id: number) => `q${id}`,
  message: (id: number) => `m${id}`,
}

const empty = {
  author: null,
  text: null,
  delivery: null,
  from_state: null,
  to_state: null,
  reason: null,
  outcome: null,
  channel: null,
  enquiry: null,
  assigned_to: null,
  day: null,
  visit: null,
  route: null,
} as const

/**
 * The enquiry, then everything that happened, oldest first. Texts are masked, or without names if need
 * be.
 */
export function timelineOf(rows: TimelineRows, readers: Readers): Entry[] {
  const shown = (text: string) => visibleText(text, readers, readers.isLive)
  const entries = [
    ...rows.group.map((row) => enquiryEntry(row, readers.id, shown)),
    ...rows.messages.map((row) => messageEntry(row, rows, shown)),
    ...rows.events.flatMap((row) => eventEntry(row, rows, readers.id, shown)),
  ]
  // What its confirmation caused has the same time.
  const startOf = ({ id, at }: Entry) => (id === entryIds.enquiry(readers.id) ? '' : at)
  return entries.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
}

function enquiryEntry(
  row: TimelineRows['group'][number],
  keptId: number,
  shown: (text: string) => string,
): Entry {
  return {
    ...empty,
    id: entryIds.enquiry(row.id),
    kind: row.id === keptId ? 'enquiry' : 'attempt',
    at: (row.confirmedAt ?? new Date(0)).toISOString(),
    side: 'parent',
    text: row.withdrawnAt === null ? shown(row.message) : null,
  }
}

function messageEntry(
  row: TimelineRows['messages'][number],
  { group }: TimelineRows,
  shown: (text: string) => string,
): Entry {
  const isWithdrawn = group.some(({ id, withdrawnAt }) => id === row.enquiryId && withdrawnAt)
  return {
    ...empty,
    id: entryIds.message(row.id),
    kind: row.side === 'desk' ? 'email' : 'message',
    at: row.at.toISOString(),
    side: row.side,
    author: row.side === 'desk' ? personOrNull(row.authorId, row.authorName) : null,
    text: isWithdrawn && row.side === 'parent' ? null : shown(row.text),
    delivery: row.side === 'desk' ? deliveryOf(row) : null,
    channel: row.side === 'desk' ? 'email' : null,
  }
}

/** Null for an email whose record has been deleted. */
function deliveryOf({
  mail,
  droppedAt,
  unsentReason,
}: TimelineRows['messages'][number]): Entry['delivery'] {
  if (droppedAt)
    return {
      state: unsentReason === 'desk' ? 'cancelled' : 'dropped',
      at: droppedAt.toISOString(),
    }
  if (!mail) return null
  const { sentAt, failedAt, dueAt } = mail
  if (sentAt) return { state: 'sent', at: sentAt.toISOString() }
  if (failedAt) return { state: 'failed', at: failedAt.toISOString() }
  return { state: 'queued', at: dueAt.toISOString() }
}

type EventRow = TimelineRows['events'][number]

/**
 * Names of the events in the timeline; null for those that it shows by other means, or not at all. An attempt
 * is the event of the enquiry that stays when another one is merged into it.
 */
const shownKinds: Readonly<Record<EventRow['kind'], Entry['kind'] | null>> = {
  sent: null,
  confirmed: null,
  seen: null,
  reminder: null,
  owner_asked: null,
  cancelled_email: null,
  route: 'route',
  state: 'state',
  assign: 'assign',
  snooze: 'snooze',
  note: 'note',
  call: 'call',
  task: 'task',
  reveal: 'reveal',
  attempt: 'merge',
  merge: 'merge',
  unmerge: 'unmerge',
  family: 'family',
  consent: 'consent',
  withdrawal: 'withdrawal',
  invalid: 'invalid',
  objection: 'objection',
  visit: 'visit',
}
const ofParent: readonly EventRow['kind'][] = ['consent', 'withdrawal', 'objection']
/** Written for each of two enquiries, so that only those of the enquiry itself are shown. */
const ofTwo: readonly EventRow['kind'][] = ['attempt', 'merge', 'unmerge', 'family']

function eventEntry(
  row: EventRow,
  rows: TimelineRows,
  enquiryId: number,
  shown: (text: string) => string,
): readonly Entry[] {
  const { detail } = row
  const kind = shownKinds[row.kind]
  const isOfTwo = ofTwo.includes(row.kind)
  if (kind === null || (isOfTwo && row.enquiryId !== enquiryId)) return []
  const isVisit = row.kind === 'visit'
  const isAnswer = row.kind === 'route' && detail.change !== 'asked'
  const isParent = isVisit
    ? visitSide(detail) === 'parent'
    : isAnswer || ofParent.includes(row.kind)
  const text = isOfTwo ? null : (row.body ?? textOf(detail.note))
  return [
    {
      ...empty,
      id: `e${row.id}`,
      kind,
      at: row.at.toISOString(),
      side: isParent ? 'parent' : row.actorId === null ? 'system' : 'desk',
      author: isParent ? null : personOrNull(row.actorId, row.actorName),
      text: text === null ? null : shown(text),
      from_state: row.fromState,
      to_state: row.toState,
      reason:
        textOf(detail.reason) ?? (Array.isArray(detail.reasons) ? textOf(detail.reasons[0]) : null),
      outcome: oneOf(['reached', 'no_answer', 'wrong_number'] as const, detail.outcome),
      channel: oneOf(['email', 'phone', 'whatsapp'] as const, detail.channel),
      enquiry: otherOf(row, rows),
      assigned_to: personOrNull(numberOf(detail.assigned_to), textOf(detail.assignee)),
      day: textOf(detail.day),
      visit: isVisit ? visitChange(detail) : null,
      route: row.kind === 'route' ? routeChange(detail) : null,
    },
  ]
}

/** The other enquiry of a merge; it can be undone until it was. */
function otherOf({ kind, detail }: EventRow, { openMerges, group }: TimelineRows) {
  const [id, reference] = [textOf(detail.enquiry), textOf(detail.reference)]
  if (id === null || reference === null) return null
  const merged = group.find(({ publicId }) => publicId === id)
  return {
    id,
    reference,
    can_undo: kind === 'attempt' && merged !== undefined && openMerges.includes(merged.id),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null
