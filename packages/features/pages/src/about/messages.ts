import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Every sentence of the page about us. What it says of ranking is what the code does. */
export const messages = {
  title: 'About EdBazaar',
  description:
    'What EdBazaar is for, how lists and search are put in order, how money is made, and where facts come from.',
  standfirst:
    'One place in which a parent in India finds a school, a tuition, an activity, a camp or a workshop, and sees what each of them costs before calling anybody.',
  contents: 'On this page',
} as const

export const sections: readonly ArticleSection[] = [
  {
    id: 'mission',
    title: 'What we are for',
    blocks: [
      'Choosing a school takes a family weeks: calls, visits, and sheets of fees that no two schools write in the same way. We ask every school the same questions and set the answers side by side, always in the same order: distance, board, fees, age, and whether there is room.',
      'Three rules follow from that.',
      {
        list: [
          'A fact says who told it, and when. Where nobody has told us, the page reads “Not provided”: we do not guess.',
          'Nothing hurries you: there are no countdowns, and no school is told what you looked at.',
          'Everything can be read without an account, on a small phone and a slow line.',
        ],
      },
    ],
  },
  {
    id: 'ranking',
    title: 'How ranking works',
    blocks: [
      'Nobody can pay for a place in a list or in search, and what you have looked at before changes nothing. These are all the orders there are:',
      {
        table: {
          label: 'Orders of lists',
          lines: [
            {
              name: 'Near a place',
              value:
                'The nearest first, as the crow flies. Where a school told us no exact point we use the middle of its pincode or district, and say so.',
            },
            {
              name: 'Best known',
              value:
                'For the whole country, where no place is chosen: the points described below, the most first.',
            },
            {
              name: 'Lowest fees',
              value: 'The lowest total of a first year first; schools that tell no fees come last.',
            },
            { name: 'Name', value: 'By the alphabet.' },
            {
              name: 'Jobs',
              value: [
                'The latest first, near a place the nearest; or, if you ask for it, what closes soonest, or the highest pay. See ',
                { text: 'jobs in schools', href: paths.jobs },
                '.',
              ],
            },
          ],
        },
      },
      'A school that we know from a public register gets points for what the register says of it, at most 65 of 100. The rest is kept for what only the school itself can tell, such as fees, images and dates.',
      {
        table: {
          label: 'Points of a school from a register',
          lines: [
            { name: 'Being listed', value: '2 points' },
            { name: 'Board', value: '18 points where it is known' },
            { name: 'Pupils', value: 'Up to 10 points, all of them from 3,000 pupils on' },
            {
              name: 'Year of foundation',
              value: '2 points where it is known, and up to 6 for age, all of them at 100 years',
            },
            {
              name: 'Schools of the centre',
              value: '8 points: Kendriya Vidyalaya, Navodaya, Sainik and Eklavya schools',
            },
            { name: 'Website', value: '6 points' },
            { name: 'Point on the map', value: '4 points' },
            {
              name: 'Name',
              value: '4 points for words such as senior secondary, public or convent',
            },
            { name: 'Contact', value: '3 points' },
            { name: 'Pincode', value: '2 points' },
          ],
        },
      },
      'Search looks at your words first: the whole name, then the beginning of the name, then the beginning of any word in it. What is spelt as you typed it stands above what only sounds like it. Within that, nearness decides where you have chosen a place, and then the points above.',
    ],
  },
  {
    id: 'money',
    title: 'How money is made',
    blocks: [
      'It is not, today. Reading, searching and being listed cost nothing. There are no advertisements and no paid places, we take no share of fees, and we sell nothing that we know about you.',
      'If that changes, this page will say so first. One thing will not change: no payment moves a school, a store or a job up a list.',
    ],
  },
  {
    id: 'sources',
    title: 'Where facts come from',
    blocks: [
      {
        table: {
          label: 'Sources',
          lines: [
            {
              name: 'Schools',
              value:
                'Public registers, and the schools themselves. Each fact on a school’s page names its source and its date.',
            },
            {
              name: 'Towns and places',
              value: [
                'GeoNames, under CC BY 4.0: ',
                { text: 'geonames.org', href: 'https://www.geonames.org/' },
                '.',
              ],
            },
            {
              name: 'Images',
              value:
                'Of the school, where it has sent some; otherwise drawn from its name, so that a name always has the same image.',
            },
            { name: 'Icons and type', value: 'Lucide (ISC), and Anek (SIL Open Font License).' },
          ],
        },
      },
      [
        'Is a fact wrong? ',
        { text: 'Write to us', href: `${paths.contactUs}?topic=correction` },
        '. What we keep of you stands under ',
        { text: 'privacy', href: paths.privacy },
        ', and what we ask of you under ',
        { text: 'terms of use', href: paths.terms },
        '.',
      ],
    ],
  },
]
