import type { Media } from '@edbazaar/api-client'
import { isMedia, oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from '../messages'

/** A single line of text without control or direction characters. */
const storeName = v.pipe(
  v.string(messages.enterName),
  v.trim(),
  v.minLength(1, messages.enterName),
  v.maxLength(160, messages.enterName),
  v.regex(oneLine, messages.enterName),
)

export const newStoreSchema = () =>
  v.object({
    brand_name: storeName,
    media: v.pipe(v.array(v.custom<Media>(isMedia)), v.minLength(1, messages.addOneImage)),
    request_key: v.string(),
  })
