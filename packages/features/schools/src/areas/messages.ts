import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the pages of schools by place and board. */
export const messages = defineMessages('schools/areas', import.meta.glob('./locales/*.po'), {
  schools: msg`Schools`,
  byPlace: msg`By state`,
  district: (name: string) => msg`${name} district`,
  titleOf: (where: string) => msg`Schools in ${where}`,
  boardTitleOf: (board: string, where: string) => msg`${board} schools in ${where}`,
  countryTitle: msg`Schools by state, district and city`,
  schoolCount: (total: number) => msg`${plural(total, { one: '# school', other: '# schools' })}`,
  boardCount: (total: string, board: string) => msg`${total} ${board}`,
  feesFact: (fees: string) => msg`fees ${fees} a year`,
  description: (title: string, facts: string) =>
    msg`${title}: ${facts}. Board, fees, age and seats of each.`,
  glance: msg`At a glance`,
  total: msg`Schools`,
  within: (radius: number) => msg`Within ${radius} km`,
  moreThanWithin: (within: string, radius: number, somewhere: string) =>
    msg`${within} within ${radius} km; ${somewhere} more in the district without an exact location`,
  somewhere: msg`In the district, without an exact location`,
  fees: msg`Fees per year`,
  feesNote: (median: string, known: number) =>
    msg`${plural(known, {
      one: `Median fee: ${median}. Provided by # school.`,
      other: `Median fee: ${median}. Provided by # schools.`,
    })}`,
  feesBetween: (lowest: string, highest: string) => msg`${lowest}–${highest}`,
  shareNote: (part: string, known: number) =>
    msg`${plural(known, { one: `${part} of # with data`, other: `${part} of # with data` })}`,
  share: (percent: number) => msg`${percent}%`,
  checked: msg`Recognition checked`,
  oldest: msg`Oldest school, founded in`,
  boards: msg`Boards`,
  allBoards: msg`All boards`,
  bestKnown: msg`Best-known schools`,
  allNear: (place: string) => msg`All near ${place}, by distance`,
  fullList: msg`Full list`,
  laterPage: (title: string, page: number) => msg`${title}, page ${page}`,
  pages: msg`Pages of schools`,
  notAll: (listed: number) =>
    msg`${plural(listed, {
      one: 'These pages list the best-known # school. To see the others, open a district or city, or the list near a place.',
      other:
        'These pages list the best-known # schools. To see the others, open a district or city, or the list near a place.',
    })}`,
  links: {
    states: msg`States and union territories`,
    districts: msg`Districts`,
    cities: msg`Cities and towns`,
    district: msg`District`,
    nearby: msg`Nearby`,
  },
  counted: msg`Districts and states count each listed school once, by its address. Most towns count the schools around them, so neighbouring towns share some.`,
  countedNear: (place: string, radius: number) =>
    msg`These are the schools of the list near ${place}: those within ${radius} km, and those in the district without an exact location. Neighbouring towns share some of them.`,
})

/** The types that say which children a school admits. A school has one of them. */
export const genders = ['Co-educational', 'Girls', 'Boys'] as const
