/** Pixels that a key moves the image by, or the zoom step. */
export type KeyStep =
  | { x: number; y: number; zoom?: undefined }
  | { x?: undefined; y?: undefined; zoom: number }

const small = 8
const large = 40
const zoomStep = 1.1

const directions: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move, further with Shift; + and − zoom. Null for other keys. */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): KeyStep | null {
  const direction = directions[key]
  if (direction) {
    const pixels = shiftKey ? large : small
    return { x: direction[0] * pixels, y: direction[1] * pixels }
  }
  if (key === '+' || key === '=') return { zoom: zoomStep }
  return key === '-' ? { zoom: 1 / zoomStep } : null
}
