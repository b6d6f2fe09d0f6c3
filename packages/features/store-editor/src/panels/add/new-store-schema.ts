import type { Media } from '@edbazaar/api-client'
import { isMedia, listingPlaceSchema, oneLine } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

/** A single line of text without control or direction characters. */
const storeName = (t: Translate) =>
  v.pipe(
    v.string(t(messages.enterName)),
    v.trim(),
    v.minLength(1, t(messages.enterName)),
    v.maxLength(160, t(messages.enterName)),
    v.regex(oneLine, t(messages.enterName)),
  )

export const newStoreSchema = (t: Translate) =>
  v.object({
    brand_name: storeName(t),
    place: v.nullable(listingPlaceSchema),
    media: v.pipe(v.array(v.custom<Media>(isMedia)), v.minLength(1, t(messages.addOneImage))),
    request_key: v.string(),
  })
