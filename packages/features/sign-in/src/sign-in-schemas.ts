import {
  emailField,
  firstNameField,
  lastNameField,
  passwordField,
} from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'

export const signInSchema = (t: Translate) =>
  v.object({ email: emailField(t), password: passwordField(t) })

export const registerSchema = (t: Translate) =>
  v.object({
    firstname: firstNameField(t),
    lastname: lastNameField(t),
    email: emailField(t),
    password: passwordField(t),
  })

export type SignInValues = v.InferOutput<ReturnType<typeof signInSchema>>
export type RegisterValues = v.InferOutput<ReturnType<typeof registerSchema>>
