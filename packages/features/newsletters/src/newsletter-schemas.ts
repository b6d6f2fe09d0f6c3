import { emailField, honeypotField, tokenField } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'

export const subscribeSchema = (t: Translate) =>
  v.object({ email: emailField(t), website: honeypotField })
export const linkSchema = (t: Translate) => v.object({ token: tokenField(t) })

export type Subscription = v.InferOutput<ReturnType<typeof subscribeSchema>>
export type Link = v.InferOutput<ReturnType<typeof linkSchema>>
