import { pick } from '../random.ts'
import { dot, type Family, n, polar } from './canvas.ts'

const sides = { square: 4, hex: 6, octagon: 8 } as const

/**
 * Jaali: Hankin's stars. From the middle of every tile edge two rays leave at one angle; where
 * neighbours meet, a star closes. Tiles: squares, hexagons, octagons with squares between.
 */
export const jaali: Family = ({ width, height, random, tone }) => {
  const kind = pick(random, ['square', 'hex', 'octagon', 'octagon', 'hex'] as const)
  const step = 25 + random() * 10
  const contact = (((kind === 'hex' ? 48 : 52) + random() * 22) * Math.PI) / 180
  const rise = kind === 'hex' ? (step * Math.sqrt(3)) / 2 : step
  const across = Math.ceil(width / step / 2) + 1
  const down = Math.ceil(height / rise / 2) + 1
  // The square that four octagons leave between them.
  const gap = ((step / 2) * (2 - Math.SQRT2)) / Math.SQRT2
  let big = ''
  let small = ''
  let dots = ''
  for (let j = -down; j <= down; j++)
    for (let i = -across; i <= across; i++) {
      const x = width / 2 + i * step + (kind === 'hex' && j % 2 ? step / 2 : 0)
      const y = height / 2 + j * rise
      big += star(x, y, sides[kind], step / 2, 0, contact)
      dots += dot(x, y, 1.8)
      if (kind === 'octagon')
        small += star(x + step / 2, y + step / 2, 4, gap, Math.PI / 4, contact)
    }
  const line = `stroke="${tone.line}" stroke-width="1.4" stroke-linejoin="round"`
  return (
    `<path d="${big}" fill="${tone.soft}" ${line}/>` +
    `<path d="${small}" fill="none" ${line}/><g fill="${tone.accent}">${dots}</g>`
  )
}

function star(
  x: number,
  y: number,
  points: number,
  apothem: number,
  turn: number,
  contact: number,
): string {
  const tangent = Math.tan(Math.PI / points)
  const step = (2 * Math.PI) / points
  const ray = (apothem * tangent) / (Math.cos(contact) + Math.sin(contact) * tangent)
  const inner = Math.hypot(apothem - ray * Math.sin(contact), ray * Math.cos(contact))
  const corners: string[] = []
  for (let i = 0; i < points; i++)
    corners.push(
      polar(x, y, apothem, turn + i * step)
        .map(n)
        .join(' '),
      polar(x, y, inner, turn + (i + 0.5) * step)
        .map(n)
        .join(' '),
    )
  return `M${corners.join('L')}Z`
}
