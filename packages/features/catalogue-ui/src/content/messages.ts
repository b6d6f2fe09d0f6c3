import type { BlogTopic } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about a blog: its topic, and how long it takes to read. */
export const messages = defineMessages('catalogue-ui/content', import.meta.glob('./locales/*.po'), {
  topics: {
    admissions: msg`Admissions`,
    boards: msg`Boards`,
    fees: msg`Fees`,
    learning: msg`Learning`,
    activities: msg`Activities`,
    safety: msg`Safety`,
    wellbeing: msg`Wellbeing`,
    inclusion: msg`Special needs`,
  } satisfies Record<BlogTopic, MessageDescriptor>,
  byline: (author: string, minutes: number) =>
    msg`${plural(minutes, {
      one: `${author}, # min read`,
      other: `${author}, # min read`,
    })}`,
})
