import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page on which users choose a dashboard. */
export const messages = defineMessages('dashboard/choose', import.meta.glob('./locales/*.po'), {
  title: msg`Choose a dashboard`,
  description: msg`Choose a dashboard.`,
  dashboard: msg`Dashboard`,
  dashboardText: msg`Today’s tasks and the last 30 days of all your listings`,
  adminText: msg`Queues, errors and the state of the site`,
  schools: msg`My schools`,
  schoolsText: msg`Your schools with their figures`,
  stores: msg`My stores`,
  storesText: msg`Your stores and services with their figures`,
})
