import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a store's page. */
export const messages = defineMessages('products/store', import.meta.glob('./locales/*.po'), {
  enquire: msg`Enquire`,
  enquireNote: msg`Only this provider gets your details, and you can withdraw them at any time.`,
  noEnquiries: msg`This provider does not answer enquiries on EdBazaar yet.`,
  verified: msg`Verified provider`,
  contact: msg`Contact`,
  person: msg`Contact person`,
  company: msg`Company`,
  phone: msg`Phone`,
  email: msg`Email`,
  address: msg`Address`,
  gst: msg`GSTIN`,
  website: msg`Website`,
  about: msg`About`,
  noDescription: msg`No description provided.`,
  facts: msg`Facts`,
  openingTimes: msg`Opening times`,
  established: msg`Established`,
  products: msg`Services`,
  nameHeading: msg`Name`,
  noProducts: msg`No services listed at the moment.`,
  description: (name: string) =>
    msg`${name}: tuitions, activities, camps and workshops with ages, prices and free seats.`,
  descriptionIn: (name: string, place: string) =>
    msg`${name} in ${place}: tuitions, activities, camps and workshops with ages, prices and free seats.`,
})
