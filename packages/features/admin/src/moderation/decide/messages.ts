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

    goesBack: (value: string) => msg`“${value}” will be restored`,
    goesBackEmpty: msg`The field will be empty again`,
    goesBackEarlier: msg`The earlier version will be restored`,
    reasonFor: (field: string) => msg`Reason for ${field}`,
    reason: msg`Reason`,
    chooseReason: msg`Choose a reason`,
    reasonRequired: msg`Choose a reason.`,
    addToMessage: msg`Add to the message`,
    wordsRequired: msg`Explain the reason.`,
    optional: msg`Optional`,
    privateNote: msg`Note for admins`,
    ownerReceives: msg`The owner will receive`,
    messageTo: (name: string) => msg`To ${name}, by email and on EdBazaar`,
    claimantsReceive: msg`Everyone who asked to manage this school gets an email with your message.`,
    noMessage: msg`This record has no owner, so no message is sent.`,
    previewLater: msg`Complete the fields above to see the message.`,
    previewFailed: msg`The preview could not be loaded.`,
    conflictTitle: msg`Your decision was not saved`,
    conflictText: msg`The case is up to date now. Check it and decide again.`,
    canUndo: msg`You can undo this for 30 days.`,

    done: (outcome: string, name: string) => msg`${outcome}: ${name}`,
    doneMany: (count: number) => msg`${plural(count, { one: '# case', other: '# cases' })} decided`,
    donePart: (count: number, skipped: number) =>
      msg`${plural(count, { one: '# case', other: '# cases' })} decided, ${skipped} skipped`,

    bulkTitles: {
      approved: msg`Approve the selected cases`,
      changes: msg`Ask for changes`,
      hidden: msg`Hide the selected records`,
      removed: msg`Remove the selected records`,
      ignored: msg`Keep the selected records as they are`,
    },
    bulkWould: (count: number) =>
      msg`${plural(count, { one: '# case will be decided.', other: '# cases will be decided.' })}`,
    andMore: (count: number) => msg`and ${count} more`,
    bulkLeft: (count: number) =>
      msg`${plural(count, { one: '# case will be skipped:', other: '# cases will be skipped:' })}`,
    bulkDo: (count: number) => msg`Decide ${plural(count, { one: '# case', other: '# cases' })}`,
    bulkNothing: msg`None of the selected cases can be decided this way.`,
    skipped: {
      stale: msg`Edited since you loaded it`,
      decided: msg`Already decided`,
      claimed: msg`Claimed by another admin`,
      held: msg`Has held fields`,
      own: msg`Your own listing or content`,
      same_admin: msg`The appeal is about your decision`,
      gone: msg`Deleted`,
      unchanged: msg`Already in this state`,
      not_possible: msg`Not possible for this case`,
    },
    skippedBy: (why: string, name: string) => msg`${why}: ${name}`,
    preview: msg`Preview`,
    back: msg`Back`,

    undone: msg`Decision undone`,
    adminNumber: (id: number) => msg`Admin #${id}`,
    undoTitle: (refused: number, all: number) =>
      msg`${refused} of ${all} fields can no longer be undone`,
    undoText: msg`These fields have changed since the decision, or the record has another open case, so they keep their current values. The other fields are restored.`,
    undoCount: (count: number) => msg`Undo ${plural(count, { one: '# field', other: '# fields' })}`,
    undoNothing: msg`Nothing can be restored: every field has changed since the decision.`,
    undoNote: msg`This undo can itself be undone for 30 days.`,
    now: msg`Now`,
    afterUndo: msg`After undo`,
    stays: (value: string) => msg`Keeps ${value}`,
  },
)
