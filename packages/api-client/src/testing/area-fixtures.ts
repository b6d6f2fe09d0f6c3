import type { SchoolArea } from '../generated/schema'
import { schoolSummary, unknownSchool } from './school-fixtures'

/** The schools of a city. */
export function schoolArea(given: Partial<SchoolArea> = {}): SchoolArea {
  return {
    kind: 'city',
    name: 'Mysuru',
    state: { slug: 'karnataka', name: 'Karnataka' },
    slug: 'mysuru',
    board: null,
    place_slug: 'mysuru',
    radius: 25,
    total: 1210,
    approximate: { count: 24, district: 'Mysuru' },
    boards: [
      { slug: 'cbse', name: 'CBSE', total: 7, approximate: 24 },
      { slug: 'state-board', name: 'State board', total: 12, approximate: 0 },
    ],
    types: [
      { name: 'Co-educational', total: 28 },
      { name: 'Girls', total: 3 },
      { name: 'Boys', total: 1 },
      { name: 'Boarding', total: 2 },
    ],
    fees: { known: 14, lowest: 18_000, middle: 64_000, highest: 2_45_000 },
    recognition_checked: 9,
    oldest: 1871,
    page: 1,
    per_page: 20,
    totalPages: 50,
    schools: [schoolSummary(), unknownSchool()],
    links: [
      {
        role: 'district',
        kind: 'district',
        state: 'karnataka',
        slug: 'mysuru-district',
        name: 'Mysuru',
        total: 3414,
        approximate: 0,
      },
      {
        role: 'nearby',
        kind: 'city',
        state: 'karnataka',
        slug: 'hunsur',
        name: 'Hunsur',
        total: 62,
        approximate: 0,
      },
    ],
    ...given,
  }
}
