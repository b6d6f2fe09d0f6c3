import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the profile overview. */
export const messages = defineMessages('account/profile', import.meta.glob('./locales/*.po'), {
  title: msg`My profile`,
  description: msg`Your EdBazaar account at a glance.`,
  parts: msg`Parts of your profile`,
  overview: msg`Overview`,
  enquiries: msg`My enquiries`,
  reports: msg`My reports`,
  jobAlerts: msg`Job alerts`,
  missing: msg`Complete your profile`,
  complete: msg`Your profile is complete`,
  completeText: msg`Nothing is missing. Changes are saved as you make them.`,
  missingDetails: {
    email: {
      title: msg`Confirm your email`,
      text: msg`Stops other people from using your address, and lets you sign in without a password.`,
    },
    phone: {
      title: msg`Add a phone number`,
      text: msg`We will fill it in for you in forms.`,
    },
    photo: { title: msg`Add a photo`, text: msg`Helps you recognise your account.` },
    children: {
      title: msg`Add your children`,
      text: msg`Most schools ask for their names and dates of birth first.`,
    },
    password: {
      title: msg`Set a password`,
      text: msg`For now, you can sign in only with a link we email you.`,
    },
  },
  counts: msg`Bookmarks and listings`,
  bookmarks: msg`Bookmarks`,
  schools: msg`Schools`,
  stores: msg`Stores`,
  tasks: msg`Your account`,
  bookings: msg`My bookings`,
  applications: msg`My job applications`,
  blogs: msg`My Blogs`,
  details: msg`Name and phone`,
  images: msg`Photo and cover`,
  children: msg`Children`,
  consents: msg`Contact preferences`,
  password: msg`Email and password`,
  sessions: msg`Where you are signed in`,
  data: msg`Download or delete your data`,
})
