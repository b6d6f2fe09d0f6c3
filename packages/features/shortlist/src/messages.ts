import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Comparing schools and bookmarking, on every page. */
export const messages = defineMessages('shortlist', import.meta.glob('./locales/*.po'), {
  compare: msg`Compare`,
  clear: msg({ message: `Clear`, comment: 'Removes all schools from the comparison' }),
  compareSchool: (name: string) => msg`Compare ${name}`,
  full: (most: number) =>
    msg`${plural(most, {
      one: 'You can compare # school. Remove it first.',
      other: 'You can compare up to # schools. Remove one first.',
    })}`,
  bookmark: msg`Bookmark`,
  bookmarkEntity: (name: string) => msg`Bookmark ${name}`,
  removeBookmark: msg`Remove bookmark`,
  notSaved: (name: string) => msg`Could not bookmark ${name}. Try again.`,
  notRemoved: (name: string) => msg`Could not remove the bookmark for ${name}. Try again.`,
})
