import { emailField, honeypotField, tokenField } from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'

export const subscribeSchema = v.object({ email: emailField, website: honeypotField })
export const linkSchema = v.object({ token: tokenField })

export type Subscription = v.InferOutput<typeof subscribeSchema>
export type Link = v.InferOutput<typeof linkSchema>
