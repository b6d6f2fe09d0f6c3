import { ApiError, answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  refreshInstitutionsAtom,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { type ListingKind, messages } from './messages'

export interface Listing {
  kind: ListingKind
  id: number
  name: string
}

/**
 * Deletes and restores a listing; each shows its outcome in a toast and resolves to whether it
 * succeeded. What is in the way of a deletion goes to `onRefused`. `onChanged` reloads what shows the listing.
 */
export function useListingDeletion({ kind, id, name }: Listing, onChanged: () => void) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure } = useFailureToast()
  const path = { kind, id }

  function api() {
    const client = store.get(apiAtom)
    if (client === null) throw new Error('Listings can be deleted only after hydration.')
    return client
  }

  async function attempt(
    request: () => Promise<unknown>,
    onRefused?: (reason: string) => void,
  ): Promise<boolean> {
    try {
      await request()
    } catch (cause) {
      if (onRefused && cause instanceof ApiError && cause.code === 'conflict')
        onRefused(cause.message)
      else showFailure(cause)
      return false
    }
    onChanged()
    if (kind !== 'product') void store.set(refreshInstitutionsAtom)
    return true
  }

  async function restore(): Promise<boolean> {
    const isRestored = await attempt(() =>
      answerOf(api().POST('/users/my-listings/{kind}/{id}/restorations', { params: { path } })),
    )
    if (isRestored)
      store.set(showToastAtom, { message: t(messages.restored(name)), type: 'success' })
    return isRestored
  }

  async function remove(onRefused: (reason: string) => void): Promise<boolean> {
    const isDeleted = await attempt(
      () => answerOf(api().DELETE('/users/my-listings/{kind}/{id}', { params: { path } })),
      onRefused,
    )
    if (isDeleted)
      store.set(showToastAtom, {
        message: t(messages.deleted(name)),
        // A toast of this type stays seven seconds.
        type: 'info',
        action: { label: t(messages.undo), onSelect: () => void restore() },
      })
    return isDeleted
  }

  return { remove, restore }
}
