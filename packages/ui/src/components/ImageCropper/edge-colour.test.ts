import { expect, test } from 'vitest'
import { edgeColour } from './edge-colour'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const blue: Pixel = [20, 40, 160, 255]
const red: Pixel = [200, 0, 0, 255]
const clear: Pixel = [200, 0, 0, 0]

/** An image of 5 by 4 pixels; `pixelAt` gives the colour of each. */
function imageOf(pixelAt: (x: number, y: number) => Pixel) {
  const [width, height] = [5, 4]
  const pixels = Array.from({ length: width * height }, (_, index) =>
    pixelAt(index % width, Math.floor(index / width)),
  )
  return { data: new Uint8ClampedArray(pixels.flat()), width, height }
}

const isInside = (x: number, y: number) => x > 0 && x < 4 && y > 0 && y < 3

test('is the colour of the edges, not of the inside', () => {
  const image = imageOf((x, y) => (isInside(x, y) ? red : blue))
  expect(edgeColour(image)).toBe('rgb(20 40 160)')
})

test('is the most common colour and the mean of similar ones', () => {
  const image = imageOf((x, y) => {
    if (y === 0 && x < 2) return red
    return x % 2 === 0 ? [17, 34, 160, 255] : [19, 36, 162, 255]
  })
  expect(edgeColour(image)).toMatch(/^rgb\(18 35 161\)$/)
})

test('ignores transparent pixels', () => {
  expect(edgeColour(imageOf((x) => (x === 0 ? blue : clear)))).toBe('rgb(20 40 160)')
  expect(edgeColour(imageOf(() => clear))).toBe('#ffffff')
})
