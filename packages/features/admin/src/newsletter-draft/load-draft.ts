import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** The draft of the URL; null in it for a new one. */
export const loadDraft = privateLoader(async ({ api, params, signal }) => {
  if (params.id === 'new') return { draft: null }
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return {
    draft: await answerOf(api.GET('/admin/newsletter-drafts/{id}', { params: { path }, signal })),
  }
})
