import type { ClassName, ClassUse } from './class-uses.ts'

const keyOf = ({ sheet, name }: ClassName) => `${sheet}#${name}`

export interface Sheets {
  /** Paths of the files of styles, those that others stand on first. */
  readonly order: readonly string[]
  /** The files of styles that a module brings along. */
  readonly under: (module: string) => readonly string[]
}

/**
 * How many others a class must win against wherever they meet on one element, by `sheet#name`. A
 * class that is given to a component wins over those the component brings; of two files of styles
 * on one element the one that stands on the other wins. Classes that meet no others are left out.
 */
export function precedenceOf(uses: readonly ClassUse[], sheets: Sheets): Map<string, number> {
  const levels = new Map<string, number>()
  const levelOfSheet = (sheet: string) =>
    Math.max(
      0,
      ...[...levels].flatMap(([key, level]) => (key.startsWith(`${sheet}#`) ? level : [])),
    )
  const raise = (winners: readonly ClassName[], losers: readonly string[]): boolean => {
    if (losers.length === 0) return false
    const level = 1 + Math.max(...losers.map(levelOfSheet))
    const low = winners.filter((winner) => (levels.get(keyOf(winner)) ?? 0) < level)
    for (const winner of low) levels.set(keyOf(winner), level)
    return low.length > 0
  }
  const settle = () => uses.map((use) => raise(...contestOf(use, sheets))).includes(true)
  for (let rounds = 0; settle(); rounds++) {
    if (rounds > 20) throw new Error('Components give their classes to each other in a circle.')
  }
  return levels
}

/** Which classes must win, and against which files of styles. */
function contestOf({ classes, component }: ClassUse, sheets: Sheets): [ClassName[], string[]] {
  const own = [...new Set(classes.map(({ sheet }) => sheet))]
  const highest = own.toSorted((a, b) => sheets.order.indexOf(a) - sheets.order.indexOf(b)).at(-1)
  const brought = component === undefined ? [] : sheets.under(component)
  const losers = [...own, ...brought].filter((sheet) => sheet !== highest)
  return [classes.filter(({ sheet }) => sheet === highest), [...new Set(losers)]]
}
