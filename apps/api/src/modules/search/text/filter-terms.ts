import { wordsOf } from '../../platform/text/normalise.ts'

/** Synonyms that users type for boards and types of schools. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  CBSE: ['cbsc', 'central board', 'central board of secondary education'],
  ICSE: ['icsc', 'cisce'],
  'State board': ['state govt', 'ssc', 'sslc', 'hsc', 'matriculation'],
  Cambridge: ['igcse', 'cambridge igcse', 'caie'],
  IB: ['international baccalaureate', 'ibdp'],
  NIOS: ['open school', 'open schooling', 'national institute of open schooling'],
  'Day school': ['day scholar'],
  Kindergarten: [
    'preschool',
    'pre school',
    'playschool',
    'play school',
    'nursery',
    'kg',
    'lkg',
    'ukg',
  ],
  Boarding: ['boarder', 'residential', 'hostel'],
  Online: ['online class'],
  'Co-educational': ['co education', 'coeducational', 'coeducation', 'coed', 'co ed'],
  Girls: ['girls only'],
  Boys: ['boys only'],
}

/** Words that may follow a board without changing the meaning. */
const afterBoard = ['board', 'syllabus', 'curriculum', 'affiliated']

/** A filter value of schools. */
export interface NamedFilterValue {
  readonly id: number
  readonly name: string
  readonly isBoard: boolean
}

/** Filter value ids by phrase. Phrases are words separated by one blank. */
export interface FilterTerms {
  readonly ids: ReadonlyMap<string, number>
  /** Number of words of the longest phrase. */
  readonly longest: number
}

/** Removes a plural s: girl schools and schools of girls are the same. */
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** The form in which phrases are compared. */
export const filterPhrase = (words: readonly string[]): string => words.map(singular).join(' ')

export function buildFilterTerms(values: readonly NamedFilterValue[]): FilterTerms {
  const ids = new Map<string, number>()
  let longest = 0
  const learn = (words: readonly string[], id: number) => {
    const phrase = filterPhrase(words)
    if (phrase === '' || ids.has(phrase)) return
    ids.set(phrase, id)
    longest = Math.max(longest, words.length)
  }
  for (const { id, name } of values) learn(wordsOf(name), id)
  for (const { id, name, isBoard } of values) {
    for (const words of [name, ...(otherNames[name] ?? [])].map(wordsOf)) {
      learn(words, id)
      if (isBoard) for (const after of afterBoard) learn([...words, after], id)
    }
  }
  return { ids, longest }
}
