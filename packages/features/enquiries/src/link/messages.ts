import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page that the link of an email opens. */
export const messages = defineMessages('enquiries/link', import.meta.glob('./locales/*.po'), {
  title: msg`Your enquiry`,
  description: msg`Your question, the answers, and how you may be contacted.`,
  incomplete: msg`This link is incomplete`,
  incompleteText: msg`Copy the full link from the email, or sign in to see your enquiries.`,
  copyLink: msg`Copy the full link from the email.`,
  yourEnquiries: msg`Your enquiries`,
  needsJavaScript: msg`This page needs JavaScript.`,
  loading: msg`Loading your enquiry`,
})
