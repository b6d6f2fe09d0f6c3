import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the frame and of the error pages. */
export const messages = defineMessages('shell', import.meta.glob('./locales/*.po'), {
  topStripStart: msg`Schools, tuitions, activities, camps and workshops in India`,
  schoolsNear: (place: string) => msg`Schools near ${place}`,
  forgetPlace: (place: string) => msg`Forget ${place}`,
  search: msg`Search`,
  loadingPage: msg`Loading page`,
  /** Words that many components of `@edbazaar/ui` share. */
  shared: {
    breadcrumbs: msg({
      message: 'You are here',
      comment: 'Names the links to the pages above, for screen readers',
    }),
    close: msg`Close`,
    confirmation: msg({ message: 'Confirmation', comment: 'Title of a question with Yes and No' }),
    dismiss: msg({ message: 'Dismiss', comment: 'Closes a short message' }),
    loading: msg({ message: 'Loading', comment: 'Read by screen readers in a busy button' }),
    no: msg`No`,
    notProvided: msg`Not provided`,
    yes: msg`Yes`,
  },
  frame: {
    skip: msg`Skip to content`,
    main: msg({ message: 'Main', comment: 'Names the main menu for screen readers' }),
    footer: msg({ message: 'Footer', comment: 'Names the links in the footer' }),
    legal: msg({
      message: 'Legal',
      comment: 'Names the links to the terms and the privacy policy',
    }),
    bar: msg({ message: 'Quick links', comment: 'Names the menu at the bottom of a phone' }),
  },
  footerNote: msg`Facts on EdBazaar show their source and date. Where a school has not provided a fact, we show “Not provided”. Where a school has not uploaded images, we generate one from its name.`,
  goneTitle: msg`This page was removed`,
  goneText: msg`Its author or an admin has taken it off the site. Search for what you need, or browse all schools.`,
  notFoundTitle: msg`Page not found`,
  notFoundText: msg`The page may have moved, or the address may be mistyped. Search for what you need, or browse all schools.`,
  forbiddenTitle: msg`You do not have access to this page`,
  forbiddenText: msg`Your account does not have permission to open it. If you think this is a mistake, contact us.`,
  write: msg`Contact us`,
  failedTitle: msg`This page did not load`,
  failedText: msg`Something went wrong. Try again in a moment.`,
  offlineTitle: msg`You are offline`,
  offlineText: msg`We could not reach EdBazaar. Check your connection, then try again.`,
  busyTitle: msg`EdBazaar is busy`,
  busyText: msg`Too many requests. Try again in a minute.`,
  retry: msg`Retry`,
  allSchools: msg`All schools`,
  goHome: msg`Go to the home page`,
})
