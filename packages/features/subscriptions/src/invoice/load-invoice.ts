import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Loads an invoice of the user. */
export const loadInvoice = privateLoader(({ api, params, signal }) => {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) return loadNotFound()
  return answerOf(api.GET('/my-invoices/{id}', { params: { path: { id } }, signal }))
})
