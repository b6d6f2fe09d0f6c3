import {
  loadNewsletters,
  NewslettersScreen,
  newslettersMeta,
  postSubscription,
} from '@edbazaar/feature-newsletters'

export const loader = loadNewsletters
export const action = postSubscription
export const Component = NewslettersScreen
export const handle = { meta: newslettersMeta }
