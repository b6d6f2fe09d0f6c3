import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the fields for a day and a time. */
export const messages = defineMessages('form-kit/moment', import.meta.glob('./locales/*.po'), {
  date: msg`Date`,
  time: msg`Time, IST`,
  publish: msg`Publish`,
  whenApproved: msg`When it is approved`,
  onDate: msg`On a date`,
  publishHint: msg`If it is approved after this date, it is published on approval. We will email you.`,
  past: msg`Choose a date and time in the future.`,
})
