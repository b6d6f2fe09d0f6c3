import { answerOf, type NewsletterList } from '@edbazaar/api-client'
import { pageLoader, pageNumberIn } from '@edbazaar/feature-platform'

const perPage = 20

/** Loads the page of the archive given by `?page=`. */
export const loadNewsletters = pageLoader(
  async ({ api, search, signal }): Promise<NewsletterList> => {
    const query = { page: pageNumberIn(search), per_page: perPage }
    return answerOf(api.GET('/newsletters', { params: { query }, signal }))
  },
)
