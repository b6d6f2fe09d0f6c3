import type { AdminContestList } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

type State = AdminContestList['data'][number]['state']

/** Texts of the list of contests, and the names of their states. */
export const messages = defineMessages('admin/contests', import.meta.glob('./locales/*.po'), {
  title: msg`Contests`,
  standfirst: msg`Contests that people enter on EdBazaar.`,
  description: msg`Contests that people enter on the site.`,
  back: msg`All videos`,
  loading: msg`Loading the contests`,
  add: msg`New contest`,
  untitled: msg`Untitled contest`,
  states: {
    draft: msg`Draft`,
    published: msg`Published`,
    closed: msg`Closed`,
    announced: msg`Winners announced`,
  } satisfies Record<State, MessageDescriptor>,
  closes: (moment: string) => msg`Closes ${moment}`,
  closed: (moment: string) => msg`Closed ${moment}`,
  entries: (count: number) => msg`${plural(count, { one: `# entry`, other: `# entries` })}`,
  emptyTitle: msg`No contests yet`,
  emptyText: msg`Start one. Only admins see it until you publish it.`,
})
