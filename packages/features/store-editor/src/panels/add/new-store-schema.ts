import { oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from '../messages'

/** General text: at least one sign that is seen, on one line, in the order in which it is written. */
const storeName = v.pipe(
  v.string(messages.enterName),
  v.trim(),
  v.minLength(1, messages.enterName),
  v.maxLength(160, messages.enterName),
  v.regex(oneLine, messages.enterName),
)

/** A new store: a name, and where its image lies. */
export const newStoreSchema = v.object({
  brand_name: storeName,
  files: v.pipe(v.array(v.string()), v.minLength(1, messages.addOneImage)),
})
