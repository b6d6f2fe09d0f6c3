import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** The reference of a transfer, which is sent without spaces. */
export const bankReferenceField = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(' ', '')),
    v.regex(/^(?:\d{12}|[0-9A-Za-z]{16}|[0-9A-Za-z]{22})$/, t(messages.referenceWrong)),
  )

/** The paise of a typed amount in rupees, such as 1,500.50. `message` is used for every error. */
export const paiseField = (message: string, max = 2_000_000_000) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[₹,\s]/g, '')),
    v.regex(/^\d{1,8}(\.\d{1,2})?$/, message),
    v.transform((rupees) => Math.round(Number(rupees) * 100)),
    v.minValue(1, message),
    v.maxValue(max, message),
  )
