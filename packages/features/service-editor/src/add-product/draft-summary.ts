import type { ProductSummary, StoreEditor } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { weekdays } from '../batches/batch-schema'
import { messages } from '../product/messages'
import type { ProductDraft } from '../product/product-draft'
import { agesOrNull, rupeesOrNull } from '../product/product-schema'

/** The list summary of a draft, for the preview. `t` writes the messages of products. */
export function summaryOfDraft(
  draft: ProductDraft,
  store: StoreEditor,
  t: Translate,
): ProductSummary {
  const batches = draft.batches.map(({ details }) => details)
  const image = draft.media.find((media) => media.image !== null)?.image ?? store.image
  const startDates = batches.map((batch) => batch.starts_on).toSorted()
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
    image,
    files: [],
    price: rupeesOrNull(draft.price, t),
    price_unit: draft.price_unit,
    ...agesOrNull(draft, t),
    mode: draft.mode,
    days: weekdays.filter((day) => batches.some((batch) => batch.days.includes(day))),
    starts_on: startDates[0] ?? null,
    seats_left:
      batches.length === 0 ? null : batches.reduce((sum, batch) => sum + batch.seats_left, 0),
  }
}
