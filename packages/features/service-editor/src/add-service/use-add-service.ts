import { type ApiClient, ApiError, answerOf, type NewProduct } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import type { ListedBatch } from '../batches/BatchList'
import { messages } from '../service/messages'
import type { ServiceDraft } from '../service/service-draft'
import { checkService, type ServiceErrors } from '../service/service-schema'

interface AddServiceOptions {
  storeId: number
  /** Forgets the draft of what was added. */
  onAdded: () => void
  /** Tells beside their fields what the API refused. */
  onRefused: (errors: ServiceErrors) => void
}

/** Adds a service with its batches, and goes to where it is edited. */
export function useAddService({ storeId, onAdded, onRefused }: AddServiceOptions) {
  const store = useStore()
  const navigate = useNavigate()
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  return async (draft: ServiceDraft) => {
    const api = store.get(apiAtom)
    const checked = checkService(draft)
    if (api === null || checked.service === undefined) return
    const body: NewProduct = {
      ...checked.service,
      store_id: storeId,
      files: draft.media.map(({ url }) => url),
      request_key: draft.request_key,
    }
    try {
      const { id } = await answerOf(api.POST('/stores/products/create', { body }))
      const failed = await addBatches(api, id, draft.batches)
      onAdded()
      if (failed === 0) toast(messages.added, 'success')
      else toast(messages.batchesFailed(String(failed)), 'error')
      await navigate(paths.editService(id))
    } catch (cause) {
      onRefused(errorsIn(cause))
      const isOver = cause instanceof ApiError && cause.code === 'not_signed_in'
      if (!isOver) toast(wordsOf(cause), 'error')
    }
  }
}

/** How many could not be added; asking again with the same key adds none twice. */
async function addBatches(api: ApiClient, id: number, batches: readonly ListedBatch[]) {
  let failed = 0
  for (const { key, details } of batches) {
    const asked = api.POST('/stores/products/{id}/batches', {
      params: { path: { id } },
      body: { ...details, request_key: key },
    })
    await answerOf(asked).catch((cause: unknown) => {
      console.warn(cause)
      failed += 1
    })
  }
  return failed
}

function errorsIn(cause: unknown): ServiceErrors {
  if (!(cause instanceof ApiError)) return {}
  return Object.fromEntries(cause.errors.map(({ field, msg }) => [field, msg]))
}

function wordsOf(cause: unknown): string {
  if (cause instanceof ApiError) return apiErrorMessage(cause)
  console.error(cause)
  return messages.failed
}
