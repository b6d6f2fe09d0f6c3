import { type ApiClient, answerOf, type FollowUp } from '@edbazaar/api-client'
import type { OpenedRecord } from '../opened-record'

interface Saved {
  /** The record as it is now. */
  readonly opened: OpenedRecord
  /** The action to undo; null if nothing changed. */
  readonly actionId: number | null
}

/** Saves what an admin changed in a record. */
export async function saveFollowUp(
  api: ApiClient,
  { kind, record: { id } }: OpenedRecord,
  body: FollowUp,
): Promise<Saved> {
  const request = { params: { path: { id } }, body }
  if (kind === 'exitedUser') {
    const saved = await answerOf(api.PUT('/admin/exited-users/{id}/follow-up', request))
    return { opened: { kind, record: saved.record }, actionId: saved.action_id }
  }
  const saved = await answerOf(api.PUT('/admin/contact-messages/{id}/follow-up', request))
  return { opened: { kind, record: saved.record }, actionId: saved.action_id }
}

/** Loads a record again. */
export async function loadRecord(
  api: ApiClient,
  { kind, record: { id } }: OpenedRecord,
): Promise<OpenedRecord> {
  const request = { params: { path: { id } } }
  return kind === 'exitedUser'
    ? { kind, record: await answerOf(api.GET('/admin/exited-users/{id}', request)) }
    : { kind, record: await answerOf(api.GET('/admin/contact-messages/{id}', request)) }
}
