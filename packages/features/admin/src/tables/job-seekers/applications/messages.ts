import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the applications of a job seeker. */
export const messages = defineMessages(
  'admin/tables/job-seekers/applications',
  import.meta.glob('./locales/*.po'),
  {
    open: (count: number, name: string) =>
      msg`${plural(count, { one: `# application of ${name}`, other: `# applications of ${name}` })}`,
    title: (name: string) => msg`Applications of ${name}`,
    logged: msg`The audit log records that you opened this list.`,
    sent: (listing: string, day: string) => msg`${listing}, sent ${day}`,
    heldCount: (count: number) => msg`${plural(count, { one: '# held', other: '# held' })}`,
    held: msg`Held: another account with the same surname, date of birth and PIN code has applied for this job. The employer does not see it.`,
    release: msg`Release`,
    releaseOf: (job: string) => msg`Release the application for ${job}`,
    reason: msg`Reason, for the audit log`,
    reasonRequired: msg`Enter the reason in a few words.`,
    released: msg`Application released to the employer`,
    cancel: msg`Cancel`,
    none: msg`No applications`,
    newest: msg`These are the newest 100.`,
    failed: msg`The applications did not load`,
    failedText: msg`Check your connection and try again.`,
    retry: msg`Retry`,
    close: msg`Close`,
  },
)
