import { type Completeness, completenessOf, isSaid, isWritten } from './completeness.ts'

/** What is looked at of a school. */
export interface ToldSchool {
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
  /** Names of the filters of which a value is chosen. */
  readonly chosenFilters: readonly string[]
}

/** Images from which on a school shows itself well. */
const goodNumberOfImages = 3

/** How much of a school parents are told; a school that is online has no place to tell. */
export function schoolCompleteness(school: ToldSchool): Completeness {
  const { files, isOnline, chosenFilters } = school
  const isChosen = (filter: string) => chosenFilters.includes(filter)
  const places = [
    { name: 'location', weight: 10, isTold: isSaid(school.location) },
    { name: 'address', weight: 6, isTold: isSaid(school.address) },
  ] as const
  return completenessOf([
    { name: 'images', weight: 15, isTold: files.length > 0 },
    { name: 'description', weight: 15, isTold: isWritten(school.description) },
    { name: 'phone', weight: 10, isTold: isSaid(school.contactPhone) },
    { name: 'board', weight: 10, isTold: isChosen('Board') },
    ...(isOnline ? [] : places),
    { name: 'email', weight: 8, isTold: isSaid(school.contactEmail) },
    { name: 'more_images', weight: 7, isTold: files.length >= goodNumberOfImages },
    { name: 'facilities', weight: 6, isTold: isChosen('Infrastructure') },
    { name: 'languages', weight: 4, isTold: isChosen('Languages') },
    { name: 'established_on', weight: 3, isTold: school.establishedOn !== null },
    { name: 'n_students', weight: 3, isTold: school.nStudents !== null },
    { name: 'n_classrooms', weight: 2, isTold: school.nClassrooms !== null },
    { name: 'contact_name', weight: 1, isTold: isSaid(school.contactName) },
  ])
}
