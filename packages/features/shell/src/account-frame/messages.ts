import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the side menu, most of them quoted from the specification, and of errors beside it. */
export const messages = defineMessages('shell/account-frame', import.meta.glob('./locales/*.po'), {
  label: msg`Your account`,
  menu: msg`Menu`,
  collapse: msg`Collapse the menu`,
  myStoresAndSchools: msg`MY STORES/SCHOOLS`,
  addSchoolOrStore: msg`Add School/Store`,
  manage: msg`MANAGE`,
  admin: msg`ADMIN`,
  dashboard: msg`Dashboard`,
  hiring: msg`Hiring`,
  subscriptions: msg`Subscriptions`,
  admissionEnquiries: msg`Admission Enquiries`,
  serviceEnquiries: msg`Service Enquiries`,
  help: msg`Help & Support`,
  myStores: msg`My stores`,
  allSchools: msg`All schools`,
  allStores: msg`All stores`,
  allProducts: msg`All products`,
  jobPostings: msg`Job postings`,
  jobSeekers: msg`Job seekers`,
  allBlogs: msg`All blogs`,
  allUsers: msg`All users`,
  allEnquiries: msg`All enquiries`,
  metrics: msg`Overall metrics`,
  filterRequests: msg`Filter requests`,
  allVideos: msg`All videos`,
  secondFactorTitle: msg`Set up two-step sign-in first`,
  secondFactorText: msg`Admins need a second step when they sign in: an authenticator app or a passkey. It takes a minute, then this page opens.`,
  setUpSecondFactor: msg`Set up two-step sign-in`,
})
