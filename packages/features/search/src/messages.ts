import { formatCount } from '@edbazaar/ui/formatting'

/** Texts of the search box and of the results page. */
export const messages = {
  placeholder: 'Search For Right School, Tuition & Activity',
  boxLabel: 'Search schools, tuitions, activities and jobs',
  kinds: { School: 'School', Product: 'Product', Jobs: 'Jobs', Store: 'Store' },
  title: 'Search',
  titleFor: (query: string) => `Results for “${query}”`,
  prompt: 'Type a name, a place, or both: “public school pune”.',
  startTitle: 'Try searching for',
  startQueries: ['public school pune', 'montessori', 'vidyalaya jaipur', 'विद्यालय'],
  recentTitle: 'Your recent searches',
  clearRecent: 'Clear recent searches',
  description: 'Find schools, tuitions, activities, camps, workshops and jobs across India.',
  found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  nothingTitle: (query: string) => `Nothing matches “${query}”`,
  nothingText: 'Try fewer letters, another spelling, or just the name of a place.',
  didYouMean: 'Did you mean',
  allSchools: 'All schools',
  /** Used for tabs and headings. */
  tabs: { all: 'All', schools: 'Schools', products: 'Products', jobs: 'Jobs', stores: 'Stores' },
  tabsLabel: 'Kinds of results',
  more: (count: string) => `All ${count}`,
  count: (value: number, isExact: boolean) => `${formatCount(value)}${isExact ? '' : '+'}`,
} as const
