import {
  emailField,
  firstNameField,
  lastNameField,
  passwordField,
} from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'

export const signInSchema = v.object({ email: emailField, password: passwordField })

export const registerSchema = v.object({
  firstname: firstNameField,
  lastname: lastNameField,
  email: emailField,
  password: passwordField,
})

export type SignInValues = v.InferOutput<typeof signInSchema>
export type RegisterValues = v.InferOutput<typeof registerSchema>
