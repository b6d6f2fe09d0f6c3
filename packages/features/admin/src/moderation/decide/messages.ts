import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of decisions about cases and of undo. */
export const messages = defineMessages(
  'admin/moderation/decide',
  import.meta.glob('./locales/*.po'),
  {
    open: msg`Open`,
    states: {
      unreviewed: msg`Not yet reviewed`,
      approved: msg`Approved`,
      pending: msg`Waiting for approval`,
      hidden: msg`Hidden`,
      removed: msg`Removed`,
    },
    refused: msg`Refused`,
    granted: msg`Granted`,

    goesBack: (value: string) => msg`Goes back to “${value}”`,
    goesBackEmpty: msg`Goes back to nothing`,
    goesBackEarlier: msg`Goes back to the earlier version`,
    reasonFor: (field: string) => msg`Reason for ${field}`,
    reason: msg`Reason`,
    chooseReason: msg`Choose a reason`,
    reasonRequired: msg`Choose a reason.`,
    addToMessage: msg`Add to the message`,
    wordsRequired: msg`Say in words what the reason is.`,
    optional: msg`Optional`,
    privateNote: msg`Note for administrators`,
    ownerReceives: msg`The owner will receive`,
    letterTo: (name: string) => msg`To ${name}, by email and on EdBazaar`,
    claimantsReceive: msg`Everyone who asked to manage this school gets an email with your message.`,
    noMessage: msg`Nobody manages this record, so no message is sent.`,
    previewLater: msg`Choose a reason and write what is needed to see the message.`,
    previewFailed: msg`The message could not be loaded.`,
    conflictTitle: msg`Your decision was not saved`,
    conflictText: msg`The case is up to date now. Check it and decide again.`,
    canUndo: msg`You can undo this for 30 days.`,

    done: (outcome: string, name: string) => msg`${outcome}: ${name}`,
    doneMany: (count: number) => msg`${plural(count, { one: '# case', other: '# cases' })} decided`,
    donePart: (count: number, skipped: number) =>
      msg`${plural(count, { one: '# case', other: '# cases' })} decided, ${skipped} left`,

    bulkTitles: {
      approved: msg`Approve the selected cases`,
      changes: msg`Ask for changes`,
      hidden: msg`Hide the selected records`,
      removed: msg`Remove the selected records`,
      ignored: msg`Keep the selected records as they are`,
    },
    bulkWould: (count: number) =>
      msg`${plural(count, { one: '# case will be decided.', other: '# cases will be decided.' })}`,
    bulkLeft: (count: number) =>
      msg`${plural(count, { one: '# case stays as it is:', other: '# cases stay as they are:' })}`,
    bulkDo: (count: number) => msg`Decide ${plural(count, { one: '# case', other: '# cases' })}`,
    bulkNothing: msg`None of the selected cases can be decided so.`,
    skipped: {
      stale: msg`Edited since you loaded it`,
      decided: msg`Already decided`,
      claimed: msg`Claimed by another administrator`,
      held: msg`Has held fields`,
      own: msg`Your own`,
      same_admin: msg`You decided what is appealed`,
      gone: msg`Deleted`,
      unchanged: msg`Already so`,
      not_possible: msg`Not possible for this case`,
    },
    skippedBy: (why: string, name: string) => msg`${why}: ${name}`,
    preview: msg`Preview`,
    back: msg`Back`,

    undone: (count: number) =>
      msg`${plural(count, { one: '# field', other: '# fields' })} put back`,
    undoTitle: (refused: number, all: number) =>
      msg`${plural(refused, { one: '# of', other: '# of' })} ${all} fields can no longer be undone`,
    undoText: msg`They have changed since the decision, or the record has another open case, so they stay as they are. The others go back.`,
    undoCount: (count: number) => msg`Undo ${plural(count, { one: '# field', other: '# fields' })}`,
    undoNothing: msg`Nothing can be put back: every field has changed since.`,
    undoNote: msg`This undo can itself be undone for 30 days.`,
    now: msg`Now`,
    afterUndo: msg`After undo`,
    stays: (value: string) => msg`Stays: ${value}`,
  },
)
