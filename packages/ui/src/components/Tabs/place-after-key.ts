import { stepOfArrow } from '../../internal/arrow-step'

/**
 * The index that a key moves to in a row of `count` controls, wrapping at the ends; undefined for
 * other keys.
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
