import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of a list without results, which load when they are needed. */
export const emptyListMessages = defineMessages(
  'list-kit/list/results',
  import.meta.glob('./locales/*.po'),
  {
    moreWithin: (total: number, radius: number) =>
      msg`${plural(total, {
        one: `# more within ${radius} km`,
        other: `# more within ${radius} km`,
      })}`,
    withoutFilter: (total: number, label: string) =>
      msg`${plural(total, { one: `# without “${label}”`, other: `# without “${label}”` })}`,
    suggestion: (sentence: string) => msg`${sentence}.`,
    suggestions: (first: string, second: string) => msg`${first}, and ${second}.`,
    widenRadius: (radius: number) => msg`Search within ${radius} km`,
    removeFilter: (label: string) => msg`Remove “${label}”`,
    pastTheEnd: msg`There are no results on this page`,
  },
)
