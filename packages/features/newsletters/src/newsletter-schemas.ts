import { emailField, honeypotField } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'

export const subscribeSchema = (t: Translate) =>
  v.object({ email: emailField(t), website: honeypotField })

export type Subscription = v.InferOutput<ReturnType<typeof subscribeSchema>>
