import { formatCount, formatRupees } from '@edbazaar/ui/formatting'

const schoolsOf = (count: number) => (count === 1 ? '1 school' : `${formatCount(count)} schools`)

/** Texts of the pages of schools by place and board. */
export const messages = {
  schools: 'Schools',
  byPlace: 'By state',
  district: (name: string) => `${name} district`,
  titleOf: (board: string | null, where: string) =>
    board === null ? `Schools in ${where}` : `${board} schools in ${where}`,
  countryTitle: 'Schools by state, district and city',
  description: (title: string, total: number, facts: readonly string[]) =>
    `${title}: ${[schoolsOf(total), ...facts].join('; ')}. Board, fees, age and seats of each.`,
  glance: 'At a glance',
  total: 'Schools',
  fees: 'Fees a year',
  medianFee: (rupees: number) => `Median fee: ${formatRupees(rupees)}`,
  feesKnown: (known: number) => `Provided by ${schoolsOf(known)}`,
  feesBetween: (lowest: number, highest: number) =>
    lowest === highest ? formatRupees(lowest) : `${formatRupees(lowest)}–${formatCount(highest)}`,
  shareNote: (part: number, known: number) =>
    `${formatCount(part)} of ${formatCount(known)} with data`,
  share: (part: number, known: number) => `${Math.round((part / known) * 100)} %`,
  checked: 'Recognition checked',
  oldest: 'Oldest, founded in',
  boards: 'Boards',
  allBoards: 'All boards',
  bestKnown: 'Best known schools',
  allNear: (place: string) => `All near ${place}, by distance`,
  fullList: 'Full list',
  laterPage: (title: string, page: number) => `${title}, page ${page}`,
  pages: 'Pages of schools',
  notAll: (listed: number) =>
    `These pages list the best known ${schoolsOf(listed)}. To see the others, open a district or city, or the list near a place.`,
  links: {
    states: 'States and union territories',
    districts: 'Districts',
    cities: 'Cities and towns',
    district: 'District',
    nearby: 'Nearby',
  },
  counted: (day: string) =>
    `Counted on ${day}. Each listed school counts once, in the city, district and state of its address.`,
} as const

/** The types that say which children a school admits. A school has one of them. */
export const genders = ['Co-educational', 'Girls', 'Boys'] as const
