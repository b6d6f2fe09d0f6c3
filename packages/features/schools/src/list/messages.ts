import type { AgeBand } from '@edbazaar/api-client'
import type { ListLabels, ListWhere } from '@edbazaar/feature-list-kit'
import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'
import { formatAgeRange } from '@edbazaar/ui/formatting'

const labels: ListLabels = {
  results: msg`Schools`,
  title: (where, place) =>
    msg`${select(where, {
      place: `Schools near ${place}`,
      point: 'Schools nearby',
      unknownPlace: 'Schools near an unknown place',
      selectedPlace: 'Schools near the selected place',
      other: 'Schools in India',
    })}`,
  count: (total) => msg`${plural(total, { one: '<b>#</b> school', other: '<b>#</b> schools' })}`,
  countOf: (total, all) =>
    msg`${plural(all, { one: `<b>${total}</b> of # school`, other: `<b>${total}</b> of # schools` })}`,
  within: (results, radius, isApproximate) =>
    isApproximate
      ? msg`${results} roughly within ${radius} km`
      : msg({
          message: `${results} within ${radius} km`,
          comment: 'After a count or a title: 14 of 48 schools within 5 km',
        }),
  show: (total) => msg`${plural(total, { one: 'Show # school', other: 'Show # schools' })}`,
  none: msg`No schools listed here yet`,
  noMatch: (filters) =>
    msg`${plural(filters, {
      one: 'No schools match this filter',
      other: 'No schools match all # filters',
    })}`,
}

/** Texts of the school list. */
export const messages = defineMessages('schools/list', import.meta.glob('./locales/*.po'), {
  noneWithin: (radius: number, somewhere: string) =>
    msg`No school found within ${radius} km; ${somewhere} in the district without an exact location`,
  noneOfWithin: (results: string, radius: number, somewhere: string) =>
    msg({
      message: `${results} within ${radius} km; ${somewhere} in the district without an exact location`,
      comment: '0 of 48 schools within 5 km; 12 in the district without an exact location',
    }),
  moreThanWithin: (results: string, radius: number, somewhere: string) =>
    msg({
      message: `${results} within ${radius} km; ${somewhere} more in the district without an exact location`,
      comment: '14 of 48 schools within 5 km; 12 more in the district without an exact location',
    }),
  moreThanRoughlyWithin: (results: string, radius: number, somewhere: string) =>
    msg`${results} roughly within ${radius} km; ${somewhere} more in the district without an exact location`,
  labels,
  qualifiedTitle: (where: ListWhere, qualifier: string, place: string) =>
    msg({
      message: `${select(where, {
        place: `${qualifier} schools near ${place}`,
        point: `${qualifier} schools nearby`,
        other: `${qualifier} schools in India`,
      })}`,
      comment: 'The qualifier is a type, a board or both: Girls CBSE schools near Indiranagar',
    }),
  placeTitle: (where: string) => msg`Schools in ${where}`,
  boardTitle: (board: string, where: string) => msg`${board} schools in ${where}`,
  map: msg`Map`,
  byPlace: msg`Schools by state, district and city`,
  sorts: {
    relevance: msg`Best known`,
    distance: msg`Distance`,
    fees: msg`Lowest fees`,
    name: msg`Name`,
  },
  fees: msg`Fees per year`,
  feesNote: msg`Tuition, transport and books. Admission fees are paid once, in addition, in the first year.`,
  fromAmount: msg`From, in rupees`,
  toAmount: msg`To, in rupees`,
  age: msg`Age`,
  feesUpTo: (high: string) => msg`Up to ${high}`,
  feesFrom: (low: string) => msg`From ${low}`,
  feesBetween: (low: string, high: string) => msg`${low}–${high}`,
  ageBand: (band: string) => msg`Age ${band}`,
})

/** Label of an age band: `2.5-6` is `2½–6`. */
export function ageBandLabel(band: AgeBand): string {
  const [from = null, to = null] = band.split('-').map(Number)
  return formatAgeRange(from, to)
}
