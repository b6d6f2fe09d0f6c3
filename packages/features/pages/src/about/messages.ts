import { paths } from '@edbazaar/feature-shell'
import type { ArticleSection } from '../article/Article'

/** Texts of the about page. The ranking section must match the code. */
export const messages = {
  title: 'About EdBazaar',
  description:
    'What EdBazaar is for, how lists and search results are ordered, how we make money, and where facts come from.',
  standfirst:
    'One place where parents in India can find a school, tuition, activity, camp or workshop, and see what it costs before they call anyone.',
  contents: 'On this page',
} as const

export const sections: readonly ArticleSection[] = [
  {
    id: 'mission',
    title: 'What we do',
    blocks: [
      'Choosing a school takes a family weeks of calls, visits and fee sheets that no two schools write in the same way. We ask every school the same questions and show the answers side by side, always in the same order: distance, board, fees, age and availability.',
      'We follow three rules.',
      {
        list: [
          'Every fact shows its source and date. Where a school has not provided a fact, the page says “Not provided”. We do not guess.',
          'There is no pressure: no countdowns, and we do not tell schools what you looked at.',
          'Everything can be read without an account, on a small phone and a slow connection.',
        ],
      },
    ],
  },
  {
    id: 'ranking',
    title: 'How ranking works',
    blocks: [
      'Nobody can pay for a position in a list or in search, and what you have looked at before changes nothing. These are all the sort orders:',
      {
        table: {
          label: 'Sort orders of lists',
          lines: [
            {
              name: 'Near a place',
              value:
                'The nearest first, in a straight line. Where a school has not provided its exact location, we use the centre of its pincode or district and say so.',
            },
            {
              name: 'Best known',
              value:
                'For the whole country, when no place is selected: by the points described below, the highest first.',
            },
            {
              name: 'Lowest fees',
              value:
                'By the total for the first year, the lowest first. Schools that have not provided fees come last.',
            },
            { name: 'Name', value: 'In alphabetical order.' },
            {
              name: 'Jobs',
              value: [
                'The newest first, or the nearest first near a place. You can also sort by closing date or by highest pay. See ',
                { text: 'jobs in schools', href: paths.jobs },
                '.',
              ],
            },
          ],
        },
      },
      'A school that we know from a public register gets points for what the register says about it, at most 65 of 100. The remaining points are reserved for facts that only the school can provide, such as fees, images and dates.',
      {
        table: {
          label: 'Points of a school from a register',
          lines: [
            { name: 'Being listed', value: '2 points' },
            { name: 'Board', value: '18 points if it is known' },
            { name: 'Students', value: 'Up to 10 points, reached at 3,000 students' },
            {
              name: 'Year of foundation',
              value: '2 points if it is known, and up to 6 for age, reached at 100 years',
            },
            {
              name: 'Central government schools',
              value: '8 points: Kendriya Vidyalaya, Navodaya, Sainik and Eklavya schools',
            },
            { name: 'Website', value: '6 points' },
            { name: 'Location on the map', value: '4 points' },
            {
              name: 'Name',
              value: '4 points for words such as senior secondary, public or convent',
            },
            { name: 'Contact', value: '3 points' },
            { name: 'Pincode', value: '2 points' },
          ],
        },
      },
      'Search compares your text with the whole name first, then with the beginning of the name, then with the beginning of any word in it. Names spelled as you typed them come before names that only sound similar. Within that, the distance decides if you have selected a place, and then the points above.',
    ],
  },
  {
    id: 'money',
    title: 'How we make money',
    blocks: [
      'We do not, today. Reading, searching and listing are free. There are no advertisements and no paid positions, we take no share of fees, and we do not sell your data.',
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
                'Public registers, and the schools themselves. Each fact on a school’s page shows its source and date.',
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
                'Uploaded by the school. Otherwise we generate an image from its name, so that the same name always has the same image.',
            },
            { name: 'Icons and fonts', value: 'Lucide (ISC), and Anek (SIL Open Font License).' },
          ],
        },
      },
      [
        'Is a fact wrong? ',
        { text: 'Write to us', href: `${paths.contactUs}?topic=correction` },
        '. See ',
        { text: 'privacy', href: paths.privacy },
        ' for the data we store about you, and the ',
        { text: 'terms of use', href: paths.terms },
        ' for the rules.',
      ],
    ],
  },
]
