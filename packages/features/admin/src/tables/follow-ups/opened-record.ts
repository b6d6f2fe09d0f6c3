import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import { atom } from 'jotai'

/** A record with the kind of people it is about. */
export type OpenedRecord =
  | { readonly kind: 'exitedUser'; readonly record: AdminExitedUser }
  | { readonly kind: 'contactMessage'; readonly record: AdminContactMessage }

/** The record whose dialog is open. */
export const openedRecordAtom = atom<OpenedRecord | null>(null)
// A page that is left closes its dialog.
openedRecordAtom.onMount = (setOpened) => () => setOpened(null)

/** The fields of both kinds. */
export interface FollowedRecord {
  readonly id: number
  readonly revision: number
  readonly name: string
  readonly assignedToId: number | null
  /** The name of the admin. */
  readonly assignedTo: string | null
  /** The day on which the person was contacted or answered. */
  readonly doneOn: string | null
  /** The name of the admin. */
  readonly doneBy: string | null
}

/** The values that a dialog changes, for both kinds. */
export function followedOf({ kind, record }: OpenedRecord): FollowedRecord {
  const { id, revision, name, assigned_to_id: assignedToId, assigned_to: assignedTo } = record
  const common = { id, revision, name, assignedToId, assignedTo }
  return kind === 'exitedUser'
    ? { ...common, doneOn: record.contacted_on, doneBy: record.contacted_by }
    : { ...common, doneOn: record.answered_on, doneBy: record.answered_by }
}
