import type { SchoolFacts } from '../../../../db/schema/schools.ts'

/** Known registers: their display names and ids. */
const registers = [
  { begins: 'udise', label: 'UDISE register', fact: 'recognition', idName: 'UDISE' },
  {
    begins: 'cbse',
    label: 'CBSE list of affiliated schools',
    fact: 'boardAffiliation',
    idName: 'CBSE affiliation',
  },
  {
    begins: 'cisce',
    label: 'CISCE list of affiliated schools',
    fact: 'boardAffiliation',
    idName: 'CISCE',
  },
  { begins: 'kvs', label: 'Kendriya Vidyalaya Sangathan', fact: undefined, idName: '' },
] as const

interface Register {
  readonly label: string
  readonly fact: 'recognition' | 'boardAffiliation' | undefined
  readonly idName: string
  /** The last year that the source names, as its first day. */
  readonly asOf: string | null
  readonly isUdise: boolean
}

const memo = new Map<string, Register>()

/** Details of a source such as `udise` or `cbse:saras2022+saras2025`. */
export function registerOf(source: string): Register {
  let register = memo.get(source)
  if (!register) {
    const known = registers.find(({ begins }) => source.toLowerCase().startsWith(begins))
    register = {
      label: known?.label ?? source,
      fact: known?.fact,
      idName: known?.idName ?? '',
      asOf: lastYear(source),
      isUdise: known?.begins === 'udise',
    }
    if (memo.size > 1_000) memo.clear()
    memo.set(source, register)
  }
  return register
}

function lastYear(source: string): string | null {
  const year = source
    .match(/(?<!\d)20\d\d(?!\d)/g)
    ?.sort()
    .at(-1)
  return year ? `${year}-01-01` : null
}

const udiseDigits = 11

/**
 * Restores the leading zero of a UDISE code that a spreadsheet removed: these codes have eleven
 * digits.
 */
export function restoreSourceId(source: string, sourceId: string): string {
  if (sourceId.length !== udiseDigits - 1 || !registerOf(source).isUdise) return sourceId
  return /^\d+$/.test(sourceId) ? `0${sourceId}` : sourceId
}

/** The facts of a row, each with its register and date. */
export function registerFacts(
  source: string,
  sourceId: string,
  { established, students }: { established: number | undefined; students: number | undefined },
): SchoolFacts {
  const { label, fact, idName, asOf } = registerOf(source)
  const sourced = (value: string) => ({ value, source: label, asOf })
  const facts: SchoolFacts = {}
  if (fact) facts[fact] = sourced(`${idName} ${sourceId}`)
  if (established !== undefined) facts.established = sourced(String(established))
  if (students !== undefined) facts.students = sourced(String(students))
  return facts
}
