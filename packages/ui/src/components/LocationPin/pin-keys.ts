/** Pixels of one arrow key, and with Shift. */
const [step, smallStep] = [16, 2]

/** A movement of the pin in pixels, or of the zoom. */
export interface ArrowStep {
  right: number
  down: number
  zoom?: number
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The effect of a key on the pin; undefined for other keys. */
export function arrowStep({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>):
  | ArrowStep
  | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const zoom = zooms[key]
  if (zoom !== undefined) return { right: 0, down: 0, zoom }
  const direction = directions[key]
  if (!direction) return undefined
  const length = shiftKey ? smallStep : step
  return { right: direction[0] * length, down: direction[1] * length }
}
