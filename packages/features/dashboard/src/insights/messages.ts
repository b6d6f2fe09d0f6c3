import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the dashboards of a school, a store and a service. */
export const messages = defineMessages('dashboard/insights', import.meta.glob('./locales/*.po'), {
  title: msg`Insights`,
  description: msg`Tasks and figures for a listing on EdBazaar.`,
  enquiries: msg`Enquiries`,
  edit: msg`Edit`,
  storePage: msg`Store page`,
  members: msg`Members`,
  desk: msg`Hours and templates`,
  publicPage: msg`Public page`,
  preview: msg`Preview`,
  sections: {
    tuition: msg`Tuition`,
    activity: msg`Activity`,
    camp: msg`Camp`,
    workshop: msg`Workshop`,
  },
})
