import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the exit popup. Validation texts and toasts are quoted from the specification. */
export const messages = defineMessages('account/exit', import.meta.glob('./locales/*.po'), {
  title: msg`Before you go`,
  text: msg`Leave your contact details and we will contact you once about what you were looking for.`,
  textAndSignOut: msg`Leave your contact details and we will contact you once about what you were looking for. You will be signed out on this device.`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email`,
  mobile: msg`Mobile`,
  send: msg`Send`,
  close: msg`No, thanks`,
  required: msg`Required!`,
  validEmail: msg`Enter valid email`,
  validMobile: msg`Enter 4 to 12 digits.`,
  allRequired: msg`All fields are required.`,
  checkFields: msg`Plz check all fields.`,
  thanks: msg`Thanks`,
  failed: msg`Unable to process.`,
})
