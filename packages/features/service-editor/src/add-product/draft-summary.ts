import type { ProductSummary, StoreEditor } from '@edbazaar/api-client'
import { batchSummary } from '@edbazaar/feature-catalogue-ui/batch-summary'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import { messages } from '../product/messages'
import type { ProductDraft } from '../product/product-draft'
import { agesOrNull, rupeesOrNull } from '../product/product-schema'

/** The list summary of a draft, for the preview. `t` writes the messages of products. */
export function summaryOfDraft(
  draft: ProductDraft,
  store: StoreEditor,
  t: Translate,
): ProductSummary {
  const batches = draft.batches.map(({ details }) => ({
    ...details,
    seats_left: details.seats - details.taken_elsewhere,
  }))
  const image = draft.media.find((media) => media.image !== null)?.image ?? store.image
  return {
    type: 'Product',
    id: 1,
    name: draft.name.trim() || t(messages.unnamed),
    slug: 'new',
    kind: draft.kind,
    store_id: store.id,
    store_name: store.brand_name,
    city: store.city,
    state: null,
    distance_km: null,
    is_place_approximate: false,
    image,
    files: [],
    price: rupeesOrNull(draft.price, t),
    price_unit: draft.price_unit,
    ...agesOrNull(draft, t),
    mode: draft.mode,
    ...batchSummary(batches, todayInIndia(new Date())),
  }
}
