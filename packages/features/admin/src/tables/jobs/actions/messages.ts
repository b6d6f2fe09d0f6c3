import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of what an admin does with a job. */
export const jobActionMessages = defineMessages(
  'admin/tables/jobs/actions',
  import.meta.glob('./locales/*.po'),
  {
    menu: (title: string) => msg`Actions for ${title}`,
    untitled: msg`Untitled draft`,
    open: msg`Open the job post`,
    seeJob: msg`Open the page of the job`,
    applications: msg`Applications`,
    expire: msg`Expire`,
    reopen: msg`Reopen`,
    expireTitle: msg`Expire the job`,
    expireText: (title: string) => msg`“${title}” closes now. Nobody can apply any more.`,
    reopenTitle: msg`Reopen the job`,
    reopenText: (title: string) => msg`“${title}” is open again for 14 days.`,
    reason: msg`Reason`,
    reasonHint: msg`The people who posted the job see it.`,
    reasonRequired: msg`Enter the reason in a few words.`,
    cancel: msg`Cancel`,
    expired: (title: string) => msg`“${title}” is closed.`,
    reopened: (title: string) => msg`“${title}” is open again.`,
    notDone: msg`Nothing was changed. The job has changed since you loaded this page, or it is your own. Reload the page and check.`,
    undo: msg`Undo`,
  },
)
