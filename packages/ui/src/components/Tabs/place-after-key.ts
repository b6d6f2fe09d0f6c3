import { stepOfArrow } from '../../internal/arrow-step'

/**
 * The place that a key leads to in a row of `count` controls, around the ends; undefined for keys
 * that do not move.
 */
export function placeAfterKey(
  key: string,
  row: Element,
  at: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = stepOfArrow(key, row)
  return by === 0 ? undefined : (at + by + count) % count
}
