import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the pages behind the links in emails about job alerts. */
export const messages = defineMessages('jobs/alert-links', import.meta.glob('./locales/*.po'), {
  toJobs: msg`All jobs`,
  confirm: {
    title: msg`Confirm your job alert`,
    text: msg`Select Confirm to get new jobs by email.`,
    button: msg`Confirm`,
    doneTitle: msg`The alert is on`,
    doneText: msg`You’ll get an email when there are new jobs. Every email has a link that ends the alert.`,
  },
  keep: {
    title: msg`Keep your job alert`,
    text: msg`Select Keep to get new jobs by email for another year.`,
    button: msg`Keep`,
    doneTitle: msg`The alert continues`,
    doneText: msg`We’ll ask you again in a year.`,
  },
  reminders: {
    title: msg`Stop reminders about closing jobs`,
    text: msg`Select End to stop the emails about saved jobs and drafts that close soon.`,
    button: msg`End`,
    doneTitle: msg`The reminders have ended`,
    doneText: msg`You can turn them on again on the page of your job applications.`,
  },
  end: {
    title: msg`End your job alert`,
    text: msg`Select End to stop the emails about new jobs.`,
    button: msg`End`,
    doneTitle: msg`The alert has ended`,
    doneText: msg`We won’t send it again. You can create another alert on the list of jobs.`,
  },
})
