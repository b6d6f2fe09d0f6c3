import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the tables of own schools and stores. */
export const messages = defineMessages('dashboard/listings', import.meta.glob('./locales/*.po'), {
  school: msg`My schools`,
  store: msg`My stores`,
  description: msg`Your listings on EdBazaar with their figures.`,
  standfirst: msg`Figures for the last 30 days.`,
  manage: msg`Add and edit`,
  emptySchool: msg`You have no school yet`,
  emptyStore: msg`You have no store yet`,
  name: msg`Name`,
  status: msg`Status`,
  role: msg`Your role`,
  roles: {
    owner: msg`Owner`,
    manager: msg`Manager`,
    counsellor: msg`Counsellor`,
    viewer: msg`Viewer`,
  },
})
