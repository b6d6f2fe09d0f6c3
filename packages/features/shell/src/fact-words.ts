import type { Fact } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'

const names: Readonly<Record<Fact['name'], string>> = {
  recognition: 'Recognition',
  board_affiliation: 'Board affiliation',
  established: 'Established',
  students: 'Students',
  classrooms: 'Classrooms',
  students_per_teacher: 'Students to a teacher',
  languages: 'Teaching languages',
  website: 'Website',
}

/** What a fact of a school is about: "Board affiliation". */
export const factName = ({ name }: Pick<Fact, 'name'>) => names[name]

/** A fact as it is read, counts grouped; null where nobody has told. */
export function factText({ name, value }: Pick<Fact, 'name' | 'value'>): string | null {
  const isCount = name === 'students' || name === 'classrooms'
  return value !== null && isCount && /^\d{1,9}$/.test(value) ? formatCount(Number(value)) : value
}

/** A website's address when it is one a browser should follow, else null. */
export function safeWebsite(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
