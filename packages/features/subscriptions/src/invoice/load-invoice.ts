import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Razorpay leads back with this parameter: it is asked whether the money arrived. */
export const returnedParameter = 'online'

/** Loads an invoice of the user. */
export const loadInvoice = privateLoader(({ api, params, search, signal }) => {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) return loadNotFound()
  const init = { params: { path: { id } }, signal }
  return search.has(returnedParameter)
    ? answerOf(api.POST('/my-invoices/{id}/online-payment/check', init))
    : answerOf(api.GET('/my-invoices/{id}', init))
})
