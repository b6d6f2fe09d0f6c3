import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the Profile menu; those of the specification are quoted. */
export const messages = defineMessages('account/menu', import.meta.glob('./locales/*.po'), {
  signInOrRegister: msg`Sign In / Register`,
  profile: msg`Profile`,
  profileOf: (firstName: string) => msg`Profile, ${firstName}`,
  myProfile: msg`My Profile`,
  myBookings: msg`My bookings`,
  bookmarks: msg`Bookmarks`,
  myBlogs: msg`My Blogs`,
  addSchoolOrStore: msg`Add School/Store`,
  mySchools: msg`My schools`,
  myStores: msg`My stores`,
  logout: msg`Logout`,
  institutionTitle: msg`Would you like to add a school or a store?`,
  school: msg`School`,
  store: msg`Store`,
})
