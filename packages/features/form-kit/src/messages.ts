import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of every form. Those that the specification quotes keep its spelling. */
export const messages = defineMessages('form-kit', import.meta.glob('./locales/*.po'), {
  checkFields: msg`Plz Check All the Fields.`,
  enterName: msg`Enter  Name`,
  enterEmail: msg`Enter  Email`,
  validEmail: msg`Enter valid email`,
  emailWithoutAt: msg`Include an @ in the email address, such as name@example.com.`,
  emailAroundAt: msg`Enter one @ with text on both sides.`,
  emailWithSpace: msg`Remove the spaces from the email address.`,
  emailWithoutEnding: msg`Add an ending after the @, such as .com or .in.`,
  firstNameTooShort: msg`Enter at least 2 letters.`,
  enterPassword: msg`Enter Password`,
  validPassword: msg`Enter valid password`,
  brokenLink: msg`This link is incomplete. Copy the full link from the email.`,
  showPassword: msg`Show password`,
  hidePassword: msg`Hide password`,
  strength: msg({ message: 'Strength', comment: 'The strength of a new password' }),
  strengths: {
    short: msg`At least 6 characters`,
    weak: msg`Weak: easy to guess`,
    fair: msg`Fair: longer is better`,
    strong: msg({ message: 'Strong', comment: 'The strength of a new password' }),
  },
  honeypot: msg`Leave this field empty`,
})
