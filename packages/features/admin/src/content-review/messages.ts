import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the decision about a blog or video. */
export const messages = defineMessages('admin/content-review', import.meta.glob('./locales/*.po'), {
  decide: msg`Decision`,
  approve: msg`Approve and publish`,
  askChanges: msg`Ask for changes`,
  reason: msg`Reason`,
  chooseReason: msg`Choose a reason`,
  reasonRequired: msg`Choose a reason.`,
  note: msg`Message to the author`,
  noteRequired: msg`Write what should change.`,
  send: (count: number) =>
    msg`${plural(count, { 0: `Send`, one: `Send with # comment`, other: `Send with # comments` })}`,
  approved: msg`Published`,
  asked: msg`The author is asked for changes`,
  cancel: msg`Cancel`,
})
