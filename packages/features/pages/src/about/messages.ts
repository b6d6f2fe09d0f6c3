import { defineMessages, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { ArticleSection } from '../article/Article'

/** Texts of the about page. The ranking section must match the code. */
export const messages = defineMessages('pages/about', import.meta.glob('./locales/*.po'), {
  title: msg`About EdBazaar`,
  description: msg`What EdBazaar is for, how lists and search results are ordered, how we make money, and where facts come from.`,
  standfirst: msg`One place where parents in India can find a school, tuition, activity, camp or workshop, and see what it costs before they call anyone.`,
  contents: msg`On this page`,
})

export const sections: readonly ArticleSection[] = [
  {
    id: 'mission',
    title: msg`What we do`,
    blocks: [
      msg`Choosing a school takes a family weeks of calls, visits and fee sheets that no two schools write in the same way. We ask every school the same questions and show the answers side by side, always in the same order: distance, board, fees, age and availability.`,
      msg`We follow three rules.`,
      {
        list: [
          msg`Every fact shows its source and date. Where a school has not provided a fact, the page says “Not provided”. We do not guess.`,
          msg`There is no pressure: you decide in your own time, and we do not tell schools what you looked at.`,
          msg`Everything can be read without an account, on a small phone and a slow connection.`,
        ],
      },
    ],
  },
  {
    id: 'ranking',
    title: msg`How ranking works`,
    blocks: [
      msg`Nobody can pay for a position in a list or in search results, and your earlier visits do not change the order. These are all the sort orders:`,
      {
        table: {
          label: msg`Sort orders of lists`,
          lines: [
            {
              name: msg`Near a place`,
              value: msg`The nearest first, in a straight line. Where a school has not provided its exact location, we use the centre of its PIN code or district and say so.`,
            },
            {
              name: msg`Best known`,
              value: msg`For the whole country, when no place is selected: by the points described below, the highest first.`,
            },
            {
              name: msg`Lowest fees`,
              value: msg`By the total for the first year, the lowest first. Schools that have not provided fees come last.`,
            },
            { name: msg`Name`, value: msg`In alphabetical order.` },
            {
              name: msg`Jobs`,
              value: {
                message: msg`The newest first, or the nearest first near a place. You can also sort by closing date or by highest pay. See <jobs>jobs in schools</jobs>.`,
                links: { jobs: paths.jobs },
              },
            },
          ],
        },
      },
      msg`A school that we know from a public register gets points for what the register says about it, at most 65 of 100. The remaining points are reserved for facts that only the school can provide, such as fees, images and dates.`,
      {
        table: {
          label: msg`Points of a school from a register`,
          lines: [
            { name: msg`Being listed`, value: msg`2 points` },
            { name: msg`Board`, value: msg`18 points if it is known` },
            { name: msg`Students`, value: msg`Up to 10 points, reached at 3,000 students` },
            {
              name: msg`Founding year`,
              value: msg`2 points if it is known, and up to 6 for age, reached at 100 years`,
            },
            {
              name: msg`Central government schools`,
              value: msg`8 points: Kendriya Vidyalaya, Navodaya, Sainik and Eklavya schools`,
            },
            { name: msg`Website`, value: msg`6 points` },
            { name: msg`Location on the map`, value: msg`4 points` },
            {
              name: msg`Name`,
              value: msg`4 points for words such as senior secondary, public or convent`,
            },
            { name: msg`Contact`, value: msg`3 points` },
            { name: msg`PIN code`, value: msg`2 points` },
          ],
        },
      },
      msg`Search compares your text with the whole name first, then with the beginning of the name, then with the beginning of any word in it. Names spelled as you typed them come before names that only sound similar. After that, results are ordered by distance if you have selected a place, and then by the points above.`,
    ],
  },
  {
    id: 'money',
    title: msg`How we make money`,
    blocks: [
      msg`Families pay nothing to EdBazaar: reading, searching, asking and booking are free. Schools and providers list free of charge up to a limit. A paid plan raises that limit and changes nothing else.`,
      msg`No payment moves a school, a store or a job up a list. There are no advertisements and no paid positions. Enquiries are not sold, we take no share of fees, and we do not sell your data.`,
    ],
  },
  {
    id: 'sources',
    title: msg`Where facts come from`,
    blocks: [
      {
        table: {
          label: msg`Sources`,
          lines: [
            {
              name: msg`Schools`,
              value: msg`Public registers, and the schools themselves. Each fact on a school’s page shows its source and date.`,
            },
            {
              name: msg`Towns and places`,
              value: {
                message: msg`GeoNames, under CC BY 4.0: <geonames>geonames.org</geonames>.`,
                links: { geonames: 'https://www.geonames.org/' },
              },
            },
            {
              name: msg`Images`,
              value: msg`Uploaded by the school. Otherwise we generate an image from its name, so that the same name always has the same image.`,
            },
            {
              name: msg`Icons and fonts`,
              value: msg`Lucide (ISC), and Anek (SIL Open Font License).`,
            },
            {
              name: msg`Software`,
              value: {
                message: msg`Open-source packages. Their authors and licences are in the <notices>third-party notices</notices>.`,
                links: { notices: '/third-party-notices.txt' },
              },
            },
          ],
        },
      },
      {
        message: msg`Is a fact wrong? <contact>Write to us</contact>. See <privacy>privacy</privacy> for the data we store about you, and the <terms>terms of use</terms> for the rules.`,
        links: {
          contact: `${paths.contactUs}?topic=correction`,
          privacy: paths.privacy,
          terms: paths.terms,
        },
      },
    ],
  },
]
