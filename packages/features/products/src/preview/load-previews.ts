import { answerOf } from '@edbazaar/api-client'
import { previewId } from '@edbazaar/feature-catalogue-ui/preview'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the page of a store of the user, hidden or not, with its active products. */
export const loadStorePreview = privateLoader(({ api, params, signal }) => {
  const path = { id: previewId(params) }
  return answerOf(api.GET('/stores/edit/{id}/preview', { params: { path }, signal }))
})

/** Loads the page of a product of the user, hidden or not. */
export const loadProductPreview = privateLoader(({ api, params, signal }) => {
  const path = { id: previewId(params) }
  return answerOf(api.GET('/stores/products/edit/{id}/preview', { params: { path }, signal }))
})
