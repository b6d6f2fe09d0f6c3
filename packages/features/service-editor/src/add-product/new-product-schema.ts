import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../product/messages'
import { batchesSchema, mediaSchema } from '../product/product-draft'
import {
  ageSchema,
  descriptionSchema,
  kinds,
  modes,
  nameSchema,
  priceUnits,
  rupeesSchema,
} from '../product/product-schema'

/** A new product: the name trimmed, and the numbers parsed. */
export const newProductSchema = (t: Translate) =>
  v.pipe(
    v.object({
      kind: v.picklist(kinds),
      name: nameSchema(t),
      mode: v.picklist(modes),
      description_html: descriptionSchema(t),
      filter_ids: v.array(v.number()),
      age_min: ageSchema(t),
      age_max: ageSchema(t),
      price: rupeesSchema(t),
      price_unit: v.picklist(priceUnits),
      media: mediaSchema,
      batches: batchesSchema,
      request_key: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['age_min'], ['age_max']],
        ({ age_min: from, age_max: to }) => from === null || to === null || from <= to,
        t(messages.agesSwapped),
      ),
      ['age_min'],
    ),
  )

export type NewProductValues = v.InferOutput<ReturnType<typeof newProductSchema>>
