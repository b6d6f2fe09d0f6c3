import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of `/dashboard`. */
export const messages = defineMessages('dashboard/home', import.meta.glob('./locales/*.po'), {
  title: msg`Dashboard`,
  description: msg`Tasks and figures for your listings on EdBazaar.`,
  listings: msg`Listings`,
  all: (count: number) => msg`${plural(count, { one: 'All # listing', other: 'All # listings' })}`,
  noListingsTitle: msg`You have no listings yet`,
  noListingsText: msg`List a school or a store. Its tasks and figures appear here.`,
  listSchool: msg`My schools`,
  listStore: msg`My stores`,
})
