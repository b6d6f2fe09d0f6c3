import { formatCount, formatRupees } from '@edbazaar/ui/formatting'

const schoolsOf = (count: number) => (count === 1 ? '1 school' : `${formatCount(count)} schools`)

/** Every sentence of the pages of schools by place and board. */
export const messages = {
  schools: 'Schools',
  byPlace: 'By state',
  district: (name: string) => `${name} district`,
  titleOf: (board: string | null, where: string) =>
    board === null ? `Schools in ${where}` : `${board} schools in ${where}`,
  countryTitle: 'Schools by state, district and city',
  schoolsOf,
  description: (title: string, total: number, facts: readonly string[]) =>
    `${title}: ${[schoolsOf(total), ...facts].join('; ')}. Board, fees, age and seats of each.`,
  glance: 'At a glance',
  total: 'Schools',
  fees: 'Fees a year',
  feesTold: (known: number) => `Told by ${schoolsOf(known)}`,
  middleFee: (rupees: number) => `Half of them ask at most ${formatRupees(rupees)}`,
  feesBetween: (lowest: number, highest: number) =>
    lowest === highest ? formatRupees(lowest) : `${formatRupees(lowest)}–${formatCount(highest)}`,
  ofTold: (part: number, told: number) => `${formatCount(part)} of ${formatCount(told)} that tell`,
  shareOf: (part: number, all: number) => `${Math.round((part / all) * 100)} %`,
  checked: 'Recognition checked',
  oldest: 'Oldest, since',
  boards: 'Boards',
  allBoards: 'All boards',
  bestKnown: 'Best known schools',
  allNear: (place: string) => `All near ${place}, by distance`,
  wholeList: 'The whole list',
  laterPage: (title: string, page: number) => `${title}, page ${page}`,
  pages: 'Pages of schools',
  notAll: (listed: number) =>
    `These pages have the best known ${schoolsOf(listed)}; those of districts and cities, and the list near a place, have the others.`,
  links: {
    states: 'States and union territories',
    districts: 'Districts',
    cities: 'Cities and towns',
    district: 'The district',
    nearby: 'Nearby',
  },
  counted: (day: string) =>
    `Counted on ${day}. Every school that is listed counts once, in the city, district and state of its address.`,
} as const

/** Types by which children are taken, of which a school tells one. */
export const genders = ['Co-educational', 'Girls', 'Boys'] as const
