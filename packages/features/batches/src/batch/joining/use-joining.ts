import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import type { BatchDesk, BatchJoining } from '../../batch-types'
import { messages } from './messages'

/** Saves how families join a batch. */
export const saveJoining = (api: ApiClient, id: number, body: BatchJoining) =>
  answerOf(api.PUT('/stores/batches/{id}/joining', { params: { path: { id } }, body }))

/** The settings of a batch as the API takes them, with another state. */
export const joiningWith = (
  batch: BatchDesk,
  { state, reopens_on: reopensOn }: Pick<BatchJoining, 'state' | 'reopens_on'>,
): BatchJoining => ({
  state,
  reopens_on: reopensOn,
  joining: batch.joining,
  trial_seats: batch.trial_seats,
  trial_price: batch.trial_price,
  has_drop_in: batch.has_drop_in,
  drop_in_price: batch.drop_in_price,
  has_waitlist: batch.has_waitlist,
  offer_hours: batch.offer_hours,
  cutoff_hours: batch.cutoff_hours,
  min_age: batch.min_age,
  max_age: batch.max_age,
  revision: batch.revision,
})

/** Opens a paused or closed batch again. */
export function useOpenJoining(batch: BatchDesk) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const body = joiningWith(batch, { state: 'open', reopens_on: null })
  return {
    isBusy,
    openJoining: () =>
      run((api) => saveJoining(api, batch.id, body), { toast: () => t(messages.opened) }),
  }
}
