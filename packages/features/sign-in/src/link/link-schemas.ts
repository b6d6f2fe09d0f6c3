import { emailField, passwordField } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'

export const emailSchema = (t: Translate) => v.object({ email: emailField(t) })

export const passwordSchema = (t: Translate) => v.object({ password: passwordField(t) })
