import { pick } from '../random.ts'
import { type Family, n } from './canvas.ts'

/** Points of one outline. */
const points = 96

/** Kantha: running stitch in widening outlines of one figure, every few lines a dotted accent. */
export const kantha: Family = ({ width, height, random, tone, hole }) => {
  const lobes = pick(random, [1, 4, 5, 6, 8])
  const depth = lobes === 1 ? 0 : 0.07 + random() * 0.12
  const gap = 7 + random() * 2.5
  const reach = Math.hypot(width, height) / 2 + 20
  const every = pick(random, [3, 4, 5])
  const turn = pick(random, [0, Math.PI / lobes])
  const squash = pick(random, [1, 1, 1.25])
  const point = (radius: number, i: number) => {
    const angle = (i / points) * 2 * Math.PI
    const far = radius * (1 + depth * Math.cos(lobes * angle + turn))
    const x = width / 2 + far * Math.cos(angle) * squash
    return `${i ? 'L' : 'M'}${n(x)} ${n(height / 2 + far * Math.sin(angle))}`
  }
  let stitches = ''
  let row = 0
  for (let radius = hole + 3; radius < reach; radius += gap, row++) {
    let outline = ''
    for (let i = 0; i <= points; i++) outline += point(radius, i)
    const thread =
      row % every === every - 1
        ? `stroke="${tone.accent}" stroke-width="2.2" stroke-dasharray="1.5 5.5"`
        : `stroke="${tone.line}" stroke-width="1.7" stroke-dasharray="6 4.5"`
    stitches += `<path d="${outline}" ${thread} stroke-dashoffset="${row * 5}"/>`
  }
  return `<g fill="none" stroke-linecap="round">${stitches}</g>`
}
