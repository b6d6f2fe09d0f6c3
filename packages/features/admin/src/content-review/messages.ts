import type { PublicationStatus } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts that the reviews of blogs and of videos share. */
export const messages = defineMessages('admin/content-review', import.meta.glob('./locales/*.po'), {
  statuses: {
    draft: msg`Draft`,
    review: msg`In review`,
    published: msg`Published`,
    changes: msg`Changes requested`,
    removed: msg`Removed`,
  } satisfies Record<PublicationStatus, MessageDescriptor>,
  public: msg`Readers see an approved revision`,
  notPublic: msg`Readers do not see it`,

  changed: msg`What changed`,
  changedText: (from: number, to: number) => msg`Revision ${from}, which readers see, and ${to}`,
  field: msg`Field`,
  before: msg`Readers see`,
  after: msg`Waiting`,
  noChanges: msg`No changes. Readers see this revision.`,

  decide: msg`Decision`,
  approve: msg`Approve and publish`,
  askChanges: msg`Ask for changes`,
  reason: msg`Reason`,
  chooseReason: msg`Choose a reason`,
  reasonRequired: msg`Choose a reason.`,
  note: msg`Message to the author`,
  noteText: msg`What should the author change?`,
  noteRequired: msg`Write what should change.`,
  approved: msg`Published`,
  scheduled: (moment: string) => msg`Public from ${moment}.`,
  setDate: msg`Set date`,
  changeDate: msg`Change date`,
  publishNow: msg`Publish now`,
  asked: msg`Changes requested from the author`,
  cancel: msg`Cancel`,
})
