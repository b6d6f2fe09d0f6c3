/** A rectangle in pixels, relative to the point of its label. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** Something to show at a point, with the rectangles it may have, the preferred one first. */
export interface Placeable {
  x: number
  y: number
  candidates: readonly Rect[]
}

/** Pixels between labels. */
const gap = 2

/**
 * Gives each item the first of its candidates that touches nothing placed before it: earlier items
 * and `taken`. Returns the index of each item's candidate, null where none is free.
 */
export function placeLabels(
  items: readonly Placeable[],
  taken: readonly Rect[],
): (number | null)[] {
  const placed = [...taken]
  return items.map(({ x, y, candidates }) => {
    for (const [i, { left, top, width, height }] of candidates.entries()) {
      const rect = { left: x + left, top: y + top, width, height }
      if (placed.some((other) => touches(rect, other))) continue
      placed.push(rect)
      return i
    }
    return null
  })
}

const touches = (one: Rect, other: Rect) =>
  one.left < other.left + other.width + gap &&
  other.left < one.left + one.width + gap &&
  one.top < other.top + other.height + gap &&
  other.top < one.top + one.height + gap

/** A rectangle whose middle is at an offset from the point. */
export const centredAt = (width: number, height: number, right = 0, down = 0): Rect => ({
  left: right - width / 2,
  top: down - height / 2,
  width,
  height,
})

/** Offsets in eight directions, on rings around a point. */
export function ringsAround(radii: readonly number[]): { right: number; down: number }[] {
  return radii.flatMap((radius) =>
    [2, 6, 0, 4, 1, 3, 5, 7].map((eighth) => {
      const angle = (eighth * Math.PI) / 4
      return {
        right: Math.round(radius * Math.cos(angle)),
        down: Math.round(radius * Math.sin(angle)),
      }
    }),
  )
}
