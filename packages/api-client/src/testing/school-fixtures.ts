import type { Filter, Image, SchoolList, SchoolMap, SchoolSummary } from '../generated/schema'

/** A placeholder image, for a school without photos. */
export const drawnImage: Image = {
  url: '/media/plates/1/wide/vidya.svg',
  width: 600,
  height: 400,
  variants: [],
  caption: null,
  formats: [],
  placeholder: null,
  is_drawn: true,
}

/** A school in a list. Pass the values that matter to the test. */
export function schoolSummary(given: Partial<SchoolSummary> = {}): SchoolSummary {
  return {
    type: 'School',
    id: 1,
    name: 'Vidya Niketan Public School',
    slug: 'vidya-niketan-public-school-482913',
    address: '100 Feet Road, Indiranagar',
    city: 'Bengaluru',
    district: 'Bengaluru Urban',
    state: 'Karnataka',
    lat: 12.9784,
    lng: 77.6408,
    image: drawnImage,
    files: [],
    distance_km: 0.8,
    is_place_approximate: false,
    boards: ['CBSE'],
    fee_min: 124_500,
    fee_max: 148_600,
    first_year_min: 149_500,
    age_min: 3.5,
    age_max: 17,
    availability: { state: 'few', seats_left: 12, opens_on: null },
    is_online: false,
    is_recognition_checked: true,
    ...given,
  }
}

/** A school with only a name and a city. */
export function unknownSchool(given: Partial<SchoolSummary> = {}): SchoolSummary {
  return schoolSummary({
    id: 2,
    name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ',
    slug: 'kendriya-vidyalaya-nal-104233',
    address: 'Murugeshpalya',
    lat: 12.9576,
    lng: 77.6526,
    distance_km: 2.9,
    is_place_approximate: true,
    boards: [],
    fee_min: null,
    fee_max: null,
    first_year_min: null,
    age_min: null,
    age_max: null,
    availability: null,
    is_recognition_checked: false,
    ...given,
  })
}

/** One page of schools near Indiranagar. */
export function schoolList(given: Partial<SchoolList> = {}): SchoolList {
  return {
    data: [schoolSummary(), unknownSchool()],
    total: 2,
    is_total_exact: true,
    page: 1,
    per_page: 20,
    totalPages: 1,
    place: {
      slug: 'indiranagar-bengaluru',
      name: 'Indiranagar',
      detail: 'Bengaluru Urban, Karnataka',
      type: 'locality',
      lat: 12.9784,
      lng: 77.6408,
      is_approximate: false,
      pincode: '560038',
    },
    radius: 5,
    approximate: null,
    landing_page: null,
    facets: [
      {
        id: 1,
        name: 'Board',
        values: [
          { id: 11, name: 'CBSE', count: 14 },
          { id: 12, name: 'ICSE', count: 11 },
        ],
      },
      { id: 2, name: 'Infrastructure', values: [{ id: 21, name: 'School bus', count: 9 }] },
    ],
    ages: [
      { band: '2.5-6', count: 5 },
      { band: '6-11', count: 13 },
    ],
    fees: { step: 20_000, counts: [1, 2, 4, 6, 7, 5, 4, 3, 3, 2, 1, 1, 1, 1, 0, 1] },
    ...given,
  }
}

/** The filters of the list without their counts. */
export function filterNames(): Filter[] {
  return schoolList().facets.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map((value) => ({ id: value.id, name: value.name })),
  }))
}

/** A map with a single school and a cluster of many. */
export function schoolMap(given: Partial<SchoolMap> = {}): SchoolMap {
  const { slug, name, fee_min } = schoolSummary()
  return {
    clusters: [
      { lat: 12.95, lng: 77.66, count: 31, bounds: [12.94, 77.65, 12.96, 77.67], schools: [] },
      {
        lat: 12.9784,
        lng: 77.6408,
        count: 1,
        bounds: [12.9784, 77.6408, 12.9784, 77.6408],
        schools: [{ slug, name, fee_min }],
      },
    ],
    center: { lat: 12.9719, lng: 77.6412 },
    radius: 5,
    ...given,
  }
}
