import { defineMessages, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { ArticleSection } from '../article/Article'

/** Texts of the terms of use. */
export const messages = defineMessages('pages/terms', import.meta.glob('./locales/*.po'), {
  title: msg`Terms of use`,
  description: msg`What you can expect from EdBazaar, and what EdBazaar expects from you.`,
  standfirst: msg`What you can expect from EdBazaar, and what EdBazaar expects from you.`,
  note: msg`Last changed 20 November 2026`,
  contents: msg`On this page`,
})

export const sections: readonly ArticleSection[] = [
  {
    id: 'what',
    title: msg`What EdBazaar is`,
    blocks: [
      msg`EdBazaar lists schools, tuitions, activities, camps, workshops and school jobs in India. It is not a school, and it is not a party to any agreement you make with one: admission, fees, lessons and employment are between you and them.`,
    ],
  },
  {
    id: 'facts',
    title: msg`Accuracy of facts`,
    blocks: [
      {
        message: msg`Facts come from public registers and from the schools and providers themselves, and each fact shows its date. They can still be wrong or out of date: ask the school before you decide or pay. The <about>about page</about> explains how lists are ordered.`,
        links: { about: paths.aboutUs },
      },
    ],
  },
  {
    id: 'use',
    title: msg`What you may do`,
    blocks: [
      msg`You may read, search, print and share pages; no account is needed. Please do not:`,
      {
        list: [
          msg`copy the listings as a whole, or send so many requests that others have to wait: past a limit the server answers with an error and asks you to try again later`,
          msg`send anything false, unlawful, or in another person’s name`,
          msg`try to break in, or to bypass a limit or a permission`,
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: msg`Who owns what`,
    blocks: [
      {
        message: msg`Names, descriptions and images of a school or store belong to those who provided them. Generated images, page design and software belong to us or our licensors: see the <notices>third-party notices</notices>. Place data comes from GeoNames under CC BY 4.0 and may be used under that licence.`,
        links: { notices: '/third-party-notices.txt' },
      },
    ],
  },
  {
    id: 'liability',
    title: msg`Liability`,
    blocks: [
      msg`We run the service with care and fix faults when we learn of them. We do not promise that it is always available, and we are not liable for what a listed school or store does. Liability that Indian law does not allow us to exclude is not affected.`,
    ],
  },
  {
    id: 'law',
    title: msg`Governing law`,
    blocks: [
      msg`Indian law applies. If one part of these terms is invalid, the rest remains valid.`,
    ],
  },
]
