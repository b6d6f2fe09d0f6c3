import { type Completeness, completenessOf, hasText, hasTextInHtml } from './completeness.ts'

/** What the completeness of a school depends on. */
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
  readonly fees: unknown
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly seatsTotal: number | null
  readonly seatsLeft: number | null
  readonly admissionOpensOn: string | null
  readonly admissionClosesOn: string | null
  /** Names of the filters with a chosen value. */
  readonly chosenFilters: readonly string[]
}

/** With fewer images, `more_images` is missing. */
const enoughImages = 3

/**
 * The completeness of a school; an online school needs no location. The weights follow what parents
 * filter, sort and compare by: fees and board before all else, then age, place and photos.
 */
export function schoolCompleteness(school: SchoolParts): Completeness {
  const { files, isOnline, chosenFilters } = school
  const isChosen = (filter: string) => chosenFilters.includes(filter)
  const isKnown = (...values: readonly unknown[]) => values.some((value) => value !== null)
  const locationParts = [
    { name: 'location', weight: 9, isProvided: hasText(school.location) },
    { name: 'address', weight: 5, isProvided: hasText(school.address) },
  ] as const
  const { admissionOpensOn, admissionClosesOn } = school
  return completenessOf([
    { name: 'fees', weight: 15, isProvided: isKnown(school.fees) },
    { name: 'images', weight: 12, isProvided: files.length > 0 },
    { name: 'board', weight: 11, isProvided: isChosen('Board') },
    { name: 'phone', weight: 10, isProvided: hasText(school.contactPhone) },
    ...(isOnline ? [] : locationParts),
    { name: 'ages', weight: 8, isProvided: isKnown(school.ageMin, school.ageMax) },
    { name: 'description', weight: 8, isProvided: hasTextInHtml(school.description) },
    {
      name: 'admission_dates',
      weight: 7,
      isProvided: isKnown(admissionOpensOn, admissionClosesOn),
    },
    { name: 'facilities', weight: 6, isProvided: isChosen('Infrastructure') },
    { name: 'more_images', weight: 5, isProvided: files.length >= enoughImages },
    { name: 'seats', weight: 4, isProvided: isKnown(school.seatsTotal, school.seatsLeft) },
    { name: 'languages', weight: 4, isProvided: isChosen('Languages') },
    { name: 'email', weight: 4, isProvided: hasText(school.contactEmail) },
    { name: 'students_per_teacher', weight: 3, isProvided: isKnown(school.studentsPerTeacher) },
    { name: 'timings', weight: 3, isProvided: isKnown(school.startsAt) },
    { name: 'established_on', weight: 2, isProvided: isKnown(school.establishedOn) },
    { name: 'n_students', weight: 2, isProvided: isKnown(school.nStudents) },
    { name: 'website', weight: 2, isProvided: hasText(school.website) },
    { name: 'n_classrooms', weight: 1, isProvided: isKnown(school.nClassrooms) },
    { name: 'contact_name', weight: 1, isProvided: hasText(school.contactName) },
  ])
}
