import type { SchoolFacts } from '../../src/db/schema/index.ts'
import type { Chance } from '../chance.ts'
import { padded } from './school-fees.ts'

export interface FactsInput {
  readonly boards: readonly string[]
  readonly languages: readonly string[]
  readonly foundedIn: number
  readonly students: number
  readonly classrooms: number | null
}

const udise = { source: 'UDISE+', asOf: '2026-03-31' }

/** Facts with their sources: some from a register, others from the school. */
export function factsFor(school: FactsInput, chance: Chance): SchoolFacts {
  const { languages, foundedIn, students, classrooms } = school
  const affiliation = affiliationOf(school.boards, chance)
  const theSchool = { source: 'The school', asOf: `2026-11-${padded(chance.between(1, 18))}` }
  const number = chance.between(1_000_000_000, 3_699_999_999)
  return {
    recognition: { value: `UDISE ${chance.between(1, 9)}${number}`, ...udise },
    ...(affiliation && { boardAffiliation: affiliation }),
    established: {
      value: String(foundedIn),
      source: 'Trust deed',
      asOf: `${chance.between(2016, 2024)}-04-01`,
    },
    students: { value: String(students), ...udise },
    ...(classrooms !== null && { classrooms: { value: String(classrooms), ...udise } }),
    ...(chance.is(0.8) && {
      studentsPerTeacher: { value: String(chance.between(14, 34)), ...udise },
    }),
    languages: { value: languages.map(inOwnWords).join(', '), ...theSchool },
  }
}

function affiliationOf(boards: readonly string[], chance: Chance) {
  const [board] = boards
  const until = `to ${chance.between(2028, 2033)}`
  const asOf = '2026-06-30'
  const number = chance.between(130_001, 3_699_999)
  if (board === 'CBSE') return { value: `CBSE ${number}, ${until}`, source: 'CBSE SARAS', asOf }
  if (board === 'ICSE') return { value: `CISCE ${number % 10_000}`, source: 'CISCE', asOf }
  if (board === 'IB') return { value: `IB ${number % 100_000}`, source: 'IBO', asOf }
  return undefined
}

/** Hindi is written in Hindi, as schools do. */
const inOwnWords = (language: string) => (language === 'Hindi' ? 'हिन्दी' : language)
