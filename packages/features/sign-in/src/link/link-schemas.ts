import { emailField, passwordField } from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'

export const emailSchema = v.object({ email: emailField })

export const passwordSchema = v.object({ password: passwordField })
