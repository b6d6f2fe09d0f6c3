import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { tokenField } from '../fields'

/** The values that the form behind an emailed link sends. */
export const linkSchema = (t: Translate) => v.object({ token: tokenField(t) })

export type Link = v.InferOutput<ReturnType<typeof linkSchema>>
