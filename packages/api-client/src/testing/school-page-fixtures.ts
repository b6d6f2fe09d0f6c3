import type { ComparedSchool, School, SchoolComparison, SchoolSummary } from '../generated/schema'
import { drawnImage, schoolSummary, unknownSchool } from './school-fixtures'

/** A school's page with all facts. */
export function school(given: Partial<School> = {}): School {
  return {
    type: 'School',
    accepts_enquiries: true,
    id: 1,
    name: 'Vidya Niketan Public School',
    slug: 'vidya-niketan-public-school-482913',
    address: '100 Feet Road, Indiranagar',
    city: 'Bengaluru',
    district: 'Bengaluru Urban',
    state: 'Karnataka',
    pincode: '560038',
    place_slug: 'bengaluru',
    areas: [
      { state: 'karnataka', slug: null, kind: 'state', name: 'Karnataka' },
      {
        state: 'karnataka',
        slug: 'bengaluru-urban-district',
        kind: 'district',
        name: 'Bengaluru Urban',
      },
      { state: 'karnataka', slug: 'bengaluru', kind: 'city', name: 'Bengaluru' },
    ],
    files: [],
    videos: [],
    images: [drawnImage],
    lat: 12.9784,
    lng: 77.6408,
    is_place_approximate: false,
    boards: ['CBSE'],
    fee_min: 86_500,
    fee_max: 118_600,
    first_year_min: 111_500,
    age_min: 3.5,
    age_max: 17,
    availability: { state: 'few', seats_left: 12, opens_on: null },
    seats_total: 120,
    is_online: false,
    is_recognition_checked: true,
    description: '<p>A school of <strong>1,240</strong> children.</p>',
    established_on: '1986-06-01',
    contact_name: 'Asha Rao',
    contact_email: 'office@example.in',
    contact_phone: '+91 80 4••• ••••',
    website: 'https://example.in/vidya',
    n_students: 1240,
    n_classrooms: null,
    facts: [
      {
        name: 'recognition',
        value: 'UDISE 29280700114',
        source: 'UDISE+',
        as_of: '2026-03-01',
        register: null,
      },
      { name: 'classrooms', value: null, source: null, as_of: null, register: null },
    ],
    fees: {
      year: '2027–28',
      provided_on: '2026-11-02',
      rows: [
        {
          classes: 'Nursery to UKG',
          admission: 25_000,
          tuition: 62_000,
          transport: 18_000,
          books: 6_500,
          yearly: 86_500,
          total: 111_500,
        },
        {
          classes: 'Class 11 and 12',
          admission: 30_000,
          tuition: 108_000,
          transport: null,
          books: 10_600,
          yearly: 118_600,
          total: 148_600,
        },
      ],
    },
    admission_dates: [
      { from: '2026-12-01', to: null, label: 'Forms open', is_key: false },
      { from: '2027-01-10', to: null, label: 'Forms close', is_key: true },
    ],
    filters_values: [
      {
        id: 2,
        name: 'Infrastructure',
        values: [
          { id: 21, name: 'School bus', has: true },
          { id: 22, name: 'Swimming pool', has: false },
        ],
      },
    ],
    similar: [unknownSchool()],
    source: 'Listed on EdBazaar',
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

/** A school's page with only a name and a district, as from a school register. */
export function untoldSchool(given: Partial<School> = {}): School {
  return school({
    accepts_enquiries: false,
    is_place_approximate: true,
    boards: [],
    fee_min: null,
    fee_max: null,
    first_year_min: null,
    age_min: null,
    age_max: null,
    availability: null,
    seats_total: null,
    is_recognition_checked: false,
    description: null,
    established_on: null,
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    website: null,
    n_students: null,
    facts: [{ name: 'recognition', value: null, source: null, as_of: null, register: null }],
    fees: null,
    admission_dates: [],
    filters_values: [],
    similar: [],
    ...given,
  })
}

/** A school in a comparison, with all facts. */
export function comparedSchool(
  summary: SchoolSummary = schoolSummary(),
  {
    accepts_enquiries,
    pincode,
    seats_total,
    facts,
    fees,
    admission_dates,
    filters_values,
  }: School = school(),
): ComparedSchool {
  return {
    accepts_enquiries,
    summary,
    pincode,
    seats_total,
    facts,
    fees,
    admission_dates,
    filters_values,
  }
}

/** A comparison of a complete school with one without facts. */
export function schoolComparison(given: Partial<SchoolComparison> = {}): SchoolComparison {
  return {
    schools: [comparedSchool(), comparedSchool(unknownSchool(), untoldSchool())],
    unknown: [],
    place: null,
    ...given,
  }
}
