import { formatCount } from '@edbazaar/ui/formatting'

/** The words of choosing schools to compare, and of keeping things. */
export const messages = {
  compare: 'Compare',
  compareSchool: (name: string) => `Compare ${name}`,
  full: (most: number) => `${formatCount(most)} fit. Remove one first.`,
  bookmark: 'Bookmark',
  bookmarkThing: (name: string) => `Bookmark ${name}`,
  letGo: 'Remove the bookmark',
  notSaved: (name: string) => `${name} could not be bookmarked. Please try again.`,
  notRemoved: (name: string) => `The bookmark of ${name} could not be removed. Please try again.`,
} as const
