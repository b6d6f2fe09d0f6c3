/** Pixels as in `ImageData`: four values from 0 to 255 for each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

interface ColourSum {
  count: number
  red: number
  green: number
  blue: number
}

/** Below this, a pixel counts as transparent. */
const minAlpha = 128

/**
 * The most common colour along the four edges of an image, as a CSS colour. Similar colours count
 * as one. White if the edges are transparent.
 */
export function edgeColour({ data, width, height }: Pixels): string {
  const sums = new Map<number, ColourSum>()
  for (let y = 0; y < height; y += 1) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(width - 1, 1)
    for (let x = 0; x < width; x += step) addPixel(sums, data, 4 * (y * width + x))
  }
  const [most] = [...sums.values()].sort((a, b) => b.count - a.count)
  if (most === undefined) return '#ffffff'
  const { count, red, green, blue } = most
  return `rgb(${[red, green, blue].map((sum) => Math.round(sum / count)).join(' ')})`
}

function addPixel(sums: Map<number, ColourSum>, data: Uint8ClampedArray, at: number) {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  if (alpha < minAlpha) return
  // 16 steps per channel, so that noise of a compressed image does not count as other colours.
  const bucket = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
  const sum = sums.get(bucket) ?? { count: 0, red: 0, green: 0, blue: 0 }
  sum.count += 1
  sum.red += red
  sum.green += green
  sum.blue += blue
  sums.set(bucket, sum)
}
