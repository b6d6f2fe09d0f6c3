import type { FeeSheet } from '../../../db/schema/index.ts'
import {
  type Completeness,
  completenessOf,
  hasText,
  hasTextInHtml,
  type Part,
} from './completeness.ts'

/** The values that the completeness of a school depends on. */
export interface SchoolParts {
  readonly files: readonly string[]
  readonly description: string | null
  readonly contactPhone: string | null
  readonly contactEmail: string | null
  readonly contactName: string | null
  readonly isOnline: boolean
  readonly location: string | null
  readonly address: string | null
  readonly establishedOn: string | null
  readonly nStudents: number | null
  readonly nClassrooms: number | null
  readonly studentsPerTeacher: number | null
  readonly website: string | null
  readonly startsAt: string | null
  readonly fees: FeeSheet | null
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly seatsLeft: number | null
  readonly admissionClosesOn: string | null
  /** Names of the filters with a chosen value. */
  readonly chosenFilters: readonly string[]
}

/**
 * The weight of each part, by what parents look for. The filters and facts of the list come first,
 * in its order; then what a parent needs to get in touch; then what only the page shows. These
 * are estimates: replace them with shares once uses of filters are counted.
 */
const weights = {
  // Filters, sorts and columns of the list.
  fees: 15,
  images: 12,
  board: 11,
  location: 9,
  ages: 8,
  admission_dates: 7,
  seats: 6,
  type: 5,
  facilities: 5,
  languages: 4,
  // To get in touch.
  phone: 8,
  address: 5,
  email: 4,
  website: 3,
  contact_name: 1,
  // On the page.
  description: 8,
  more_images: 5,
  fee_heads: 3,
  students_per_teacher: 3,
  timings: 3,
  established_on: 2,
  n_students: 2,
  n_classrooms: 1,
} as const satisfies Partial<Record<Part['name'], number>>

/** With fewer images, `more_images` is missing. */
const enoughImages = 3

/** The completeness of a school; an online school needs no location. */
export function schoolCompleteness(school: SchoolParts): Completeness {
  const { files, fees, chosenFilters } = school
  const isChosen = (filter: string) => chosenFilters.includes(filter)
  const isProvided: Readonly<Record<keyof typeof weights, boolean>> = {
    fees: fees !== null,
    images: files.length > 0,
    board: isChosen('Board'),
    location: school.isOnline || hasText(school.location),
    ages: school.ageMin !== null || school.ageMax !== null,
    admission_dates: school.admissionClosesOn !== null,
    seats: school.seatsLeft !== null,
    type: isChosen('Type'),
    facilities: isChosen('Infrastructure'),
    languages: isChosen('Languages'),
    phone: hasText(school.contactPhone),
    address: school.isOnline || hasText(school.address),
    email: hasText(school.contactEmail),
    website: hasText(school.website),
    contact_name: hasText(school.contactName),
    description: hasTextInHtml(school.description),
    more_images: files.length >= enoughImages,
    // Without a fee sheet, only the fee sheet is missing.
    fee_heads: fees === null || hasAllHeads(fees),
    students_per_teacher: school.studentsPerTeacher !== null,
    timings: school.startsAt !== null,
    established_on: school.establishedOn !== null,
    n_students: school.nStudents !== null,
    n_classrooms: school.nClassrooms !== null,
  }
  return completenessOf(
    partNames.map((name) => ({ name, weight: weights[name], isProvided: isProvided[name] })),
  )
}

const isPartName = (name: string): name is keyof typeof weights => name in weights
const partNames = Object.keys(weights).filter(isPartName)

/** Whether no amount of the fee sheet is shown as not provided. */
const hasAllHeads = ({ rows }: FeeSheet) =>
  rows.every((row) =>
    [row.admission, row.tuition, row.transport, row.books].every((amount) => amount !== null),
  )
