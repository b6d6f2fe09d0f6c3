import { wordsOf } from './normalise.ts'

/** What else people type for a board or a type of school. */
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

/** Words that may follow a board, and say nothing more. */
const afterBoard = ['board', 'syllabus', 'curriculum', 'affiliated']

/** One value that schools can be filtered by. */
export interface NamedFilterValue {
  readonly id: number
  readonly name: string
  readonly isBoard: boolean
}

/** What people type for filter values, with the id of each; words parted by one blank. */
export interface FilterWords {
  readonly ids: ReadonlyMap<string, number>
  /** Words of the longest. */
  readonly longest: number
}

/** Girl schools and schools of girls: an s at the end is all one. */
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** How words are compared with those of filter values. */
export const filterPhrase = (words: readonly string[]): string => words.map(singular).join(' ')

export function filterWordsOf(values: readonly NamedFilterValue[]): FilterWords {
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
