import { answerOf, type StoreEditor } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'
import { loadNotFound } from '@edbazaar/feature-shell'

/** Something that the store offers, as its owner sees it. */
export type OfferedService = StoreEditor['products'][number]

/** A store with all that it offers, live or not. */
export const loadMyStore = privateLoader(({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return answerOf(api.GET('/stores/edit/{id}/details', { params: { path }, signal }))
})
