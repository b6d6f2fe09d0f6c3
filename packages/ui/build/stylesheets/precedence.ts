import type { ClassName, ClassUse } from './class-uses.ts'

const keyOf = ({ sheet, name }: ClassName) => `${sheet}#${name}`

export interface Sheets {
  /** Paths of the style files, dependencies first. */
  readonly order: readonly string[]
  /** The style files that a module includes. */
  readonly under: (module: string) => readonly string[]
}

/**
 * The number of classes that a class must win against on the same element, by `sheet#name`. A class
 * passed to a component wins over the component's own; of two style files the one that depends on
 * the other wins. Classes without conflicts are left out.
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

/** The classes that must win, and against which style files. */
function contestOf({ classes, component }: ClassUse, sheets: Sheets): [ClassName[], string[]] {
  const own = [...new Set(classes.map(({ sheet }) => sheet))]
  const highest = own.toSorted((a, b) => sheets.order.indexOf(a) - sheets.order.indexOf(b)).at(-1)
  const brought = component === undefined ? [] : sheets.under(component)
  const losers = [...own, ...brought].filter((sheet) => sheet !== highest)
  return [classes.filter(({ sheet }) => sheet === highest), [...new Set(losers)]]
}
