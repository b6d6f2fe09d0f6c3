import { answerOf, type NewsletterList } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-shell'

const perPage = 20

/** Loads the page of the archive that `?page=` names. */
export const loadNewsletters = pageLoader(
  async ({ api, search, signal }): Promise<NewsletterList> => {
    const asked = search.get('page') ?? '1'
    const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
    const query = { page, per_page: perPage }
    return answerOf(api.GET('/newsletters', { params: { query }, signal }))
  },
)
