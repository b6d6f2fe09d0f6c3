import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { ListingInsights } from './ListingInsights'
import { loadListing, loadService } from './load-insights'
import { messages } from './messages'
import { ServiceInsights } from './ServiceInsights'

const meta = privateMeta(messages, messages.title, messages.description)

export const listingPage = definePage({ loader: loadListing, Component: ListingInsights, meta })
export const servicePage = definePage({ loader: loadService, Component: ServiceInsights, meta })
