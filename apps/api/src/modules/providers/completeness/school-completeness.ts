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
  /** Names of the filters with a chosen value. */
  readonly chosenFilters: readonly string[]
}

/** With fewer images, `more_images` is missing. */
const enoughImages = 3

/** The completeness of a school; an online school needs no location. */
export function schoolCompleteness(school: SchoolParts): Completeness {
  const { files, isOnline, chosenFilters } = school
  const isChosen = (filter: string) => chosenFilters.includes(filter)
  const locationParts = [
    { name: 'location', weight: 10, isProvided: hasText(school.location) },
    { name: 'address', weight: 6, isProvided: hasText(school.address) },
  ] as const
  return completenessOf([
    { name: 'images', weight: 15, isProvided: files.length > 0 },
    { name: 'description', weight: 15, isProvided: hasTextInHtml(school.description) },
    { name: 'phone', weight: 10, isProvided: hasText(school.contactPhone) },
    { name: 'board', weight: 10, isProvided: isChosen('Board') },
    ...(isOnline ? [] : locationParts),
    { name: 'email', weight: 8, isProvided: hasText(school.contactEmail) },
    { name: 'more_images', weight: 7, isProvided: files.length >= enoughImages },
    { name: 'facilities', weight: 6, isProvided: isChosen('Infrastructure') },
    { name: 'languages', weight: 4, isProvided: isChosen('Languages') },
    { name: 'established_on', weight: 3, isProvided: school.establishedOn !== null },
    { name: 'n_students', weight: 3, isProvided: school.nStudents !== null },
    { name: 'n_classrooms', weight: 2, isProvided: school.nClassrooms !== null },
    { name: 'contact_name', weight: 1, isProvided: hasText(school.contactName) },
  ])
}
