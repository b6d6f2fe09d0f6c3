import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the dialog of an entry of the audit log. */
export const entryMessages = defineMessages(
  'admin/tables/audit-log/dialog',
  import.meta.glob('./locales/*.po'),
  {
    by: (moment: string, actor: string, role: string) => msg`${moment}, by ${actor} (${role})`,
    bySystem: (moment: string) => msg`${moment}, by the system`,
    record: msg`Record`,
    reason: msg`Reason`,
    revision: msg`Revision`,
    history: msg`History`,
    allChanges: msg`All changes to this record`,
    field: msg`Field`,
    before: msg`Before`,
    after: msg`After`,
    values: msg`Values`,
    undone: msg`An admin has undone this.`,
    undoHint: msg`Undo restores everything changed in this step.`,
    undo: msg`Undo`,
    close: msg`Close`,
  },
)
