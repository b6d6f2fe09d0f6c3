import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Every sentence of the terms of use. */
export const messages = {
  title: 'Terms of use',
  description: 'What you may expect of EdBazaar, and what EdBazaar expects of you.',
  standfirst: 'What you may expect of EdBazaar, and what EdBazaar expects of you.',
  note: 'Last changed 20 November 2026',
  contents: 'On this page',
} as const

export const sections: readonly ArticleSection[] = [
  {
    id: 'what',
    title: 'What EdBazaar is',
    blocks: [
      'EdBazaar lists schools, tuitions, activities, camps, workshops and posts at schools in India. It is not a school and no party to what you agree with one: admission, fees, lessons and employment are between you and them.',
    ],
  },
  {
    id: 'facts',
    title: 'Facts and their age',
    blocks: [
      [
        'Facts come from public registers and from those who are listed, and each says how old it is. They can be wrong or out of date all the same: ask the school before you decide or pay. How lists are put in order stands on the page ',
        { text: 'about us', href: paths.aboutUs },
        '.',
      ],
    ],
  },
  {
    id: 'use',
    title: 'What you may do',
    blocks: [
      'Read, search, print and share pages as you like; no account is needed. Please do not',
      {
        list: [
          'copy the listings as a whole, or ask the server so often that others wait: past a limit it answers “Please wait a moment and try again.”',
          'send anything false, unlawful, or in another person’s name',
          'try to break in, or to get around a limit or a permission',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Whose is what',
    blocks: [
      'Names, descriptions and images of a school or store belong to those who sent them. Drawings, page design and program are ours or our licensors’. Data of places come from GeoNames under CC BY 4.0 and may be used under that licence.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    blocks: [
      'We look after the service with care, and mend faults as we learn of them. We do not promise that it never stops, nor answer for what a listed school or store does. What the law of India does not let anyone exclude stays unaffected.',
    ],
  },
  {
    id: 'law',
    title: 'Law',
    blocks: ['The law of India applies. If a part of these terms does not hold, the others do.'],
  },
]
