import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the decision about a blog or video, and of its date. */
export const messages = defineMessages('admin/content-review', import.meta.glob('./locales/*.po'), {
  decide: msg`Decision`,
  approve: msg`Approve and publish`,
  askChanges: msg`Ask for changes`,
  reason: msg`Reason`,
  chooseReason: msg`Choose a reason`,
  reasonRequired: msg`Choose a reason.`,
  note: msg`Message to the author`,
  noteRequired: msg`Write what should change.`,
  approved: msg`Published`,
  scheduled: (moment: string) => msg`It is public from ${moment} on.`,
  setDate: msg`Set date`,
  changeDate: msg`Change date`,
  publishNow: msg`Publish now`,
  asked: msg`The author is asked for changes`,
  cancel: msg`Cancel`,
})
