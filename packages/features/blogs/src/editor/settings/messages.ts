import type { OwnBlog } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the settings of a blog. */
export const messages = defineMessages(
  'blogs/editor/settings',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Blog settings`,
    description: msg`Each change is saved at once`,
    close: msg`Close`,
    summary: msg`Summary`,
    summaryCount: (count: number) => msg`${count} of 160`,
    serp: msg`In search results`,

    labels: msg`Labels`,
    provider: msg`I work for a school or store named in this blog`,
    providerHint: msg`Adds “Written by the provider”.`,
    synthetic: msg`Contains AI-generated or altered images or audio`,
    syntheticHint: msg`Adds a label to the blog.`,

    review: msg`Review`,
    events: {
      draft: msg`Draft`,
      review: msg`Submitted`,
      published: msg`Published`,
      changes: msg`Changes requested`,
      removed: msg`Removed`,
    } satisfies Record<OwnBlog['status'], MessageDescriptor>,
    started: msg`Draft started`,
    checked: msg`EdBazaar, after automatic checks`,

    revisions: msg`Revisions`,
    revisionsKept: msg`Every revision is kept for 90 days.`,
    revision: (n: number) => msg`Revision ${n}`,
    revisionText: (at: string, words: number) =>
      msg`${at}, ${plural(words, { one: `# word`, other: `# words` })}`,
    current: msg`Current`,
    approved: msg`Public`,
    restore: msg`Restore`,
    restored: (n: number) => msg`Revision ${n} is restored as the latest one`,
    restoreFailed: msg`This revision could not be restored. Try again.`,
  },
)
