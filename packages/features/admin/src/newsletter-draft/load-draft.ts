import { answerOf, type NewsletterOutcome } from '@edbazaar/api-client'
import { choiceField, pageField } from '@edbazaar/feature-list-kit/url'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { outcomes } from './sending/outcomes'

/** Blogs to choose from. */
const blogsShown = 100
const readersPerPage = 50

const outcomeField = choiceField<NewsletterOutcome | null>(outcomes, null)

/** The newsletter of the URL with its readers; null in it for a new one. */
export const loadDraft = privateLoader(async ({ api, params, search, signal }) => {
  const blogs = answerOf(
    api.GET('/blogs', { params: { query: { page: 1, per_page: blogsShown } }, signal }),
  )
  if (params.id === 'new')
    return {
      draft: null,
      blogs: (await blogs).data,
      preview: null,
      deliveries: null,
      outcome: null,
    }
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const path = { id }
  const outcome = outcomeField.read(search, 'outcome')
  const query = {
    page: pageField().read(search, 'page'),
    per_page: readersPerPage,
    ...(outcome !== null && { outcome }),
  }
  const [draft, preview, deliveries, latest] = await Promise.all([
    answerOf(api.GET('/admin/newsletter-drafts/{id}', { params: { path }, signal })),
    answerOf(api.GET('/admin/newsletter-drafts/{id}/preview', { params: { path }, signal })),
    answerOf(
      api.GET('/admin/newsletter-drafts/{id}/deliveries', { params: { path, query }, signal }),
    ),
    blogs,
  ])
  const shownIds = new Set(latest.data.map(({ id }) => id))
  return {
    draft,
    blogs: [...latest.data, ...draft.blogs.filter(({ id }) => !shownIds.has(id))],
    preview,
    deliveries: draft.issue === null ? null : deliveries,
    outcome,
  }
})
