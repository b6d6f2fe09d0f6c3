import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { ListingInsights } from './ListingInsights'
import { loadListing, loadProduct } from './load-insights'
import { messages } from './messages'
import { ProductInsights } from './ProductInsights'

const meta = privateMeta(messages, messages.title, messages.description)

export const listingPage = definePage({ loader: loadListing, Component: ListingInsights, meta })
export const productPage = definePage({ loader: loadProduct, Component: ProductInsights, meta })
