import { pick } from '../random.ts'
import { type Family, n, type Tone } from './canvas.ts'

/** Buti: one block-printed flower, sprig or mango in half drop. */
export const buti: Family = ({ width, height, random, tone }) => {
  const step = 33 + random() * 10
  const petals = pick(random, [5, 6, 8])
  const kind = pick(random, ['flower', 'sprig', 'mango'] as const)
  const motif = {
    flower: () => flower(petals, tone),
    sprig: () => sprig(tone),
    mango: () => mango(tone),
  }
  const across = Math.ceil(width / step) + 1
  const down = Math.ceil(height / step) + 1
  let prints = ''
  for (let i = -across; i <= across; i++)
    for (let j = -down; j <= down; j++) {
      const x = width / 2 + i * step * 0.62
      const y = height / 2 + j * step + (i % 2 ? step / 2 : 0)
      if (x < -20 || x > width + 20 || y < -20 || y > height + 20) continue
      const flip = kind === 'mango' && i % 2 ? ' scale(-1 1)' : ''
      prints += `<use href="#m" transform="translate(${n(x)} ${n(y)})${flip} scale(.86)"/>`
    }
  return `<defs><g id="m">${motif[kind]()}</g></defs>${prints}`
}

interface LeafShape {
  length: number
  width: number
  /** Degrees, clockwise from upright. */
  angle: number
  /** Its place on the stem. */
  y?: number
}

/** The path of a leaf. Already turned, because a browser draws one path sooner than many elements. */
function leaf({ length, width, angle, y = 0 }: LeafShape): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const point = (x: number, up: number) => `${n(x * cos + up * sin)} ${n(y + x * sin - up * cos)}`
  const side = (x: number) => point(x, length / 2)
  return `M0 ${y}Q${side(width)} ${point(0, length)}Q${side(-width)} 0 ${y}Z`
}

function flower(petals: number, tone: Tone): string {
  let drawn = ''
  for (let i = 0; i < petals; i++)
    drawn += leaf({ length: 11, width: 14 / petals + 2, angle: (i * 360) / petals })
  return (
    `<path d="${drawn}" fill="${tone.soft}" stroke="${tone.line}" stroke-width="1.4"/>` +
    `<circle r="2.6" fill="${tone.accent}"/>`
  )
}

function sprig(tone: Tone): string {
  const leafAt = (y: number, angle: number) => leaf({ length: 9, width: 4, angle, y })
  const leaves = leafAt(10, 58) + leafAt(10, -58) + leafAt(3, 48) + leafAt(3, -48)
  return (
    `<path d="M0 14V-6" stroke="${tone.line}" stroke-width="1.4"/>` +
    `<path d="${leaves}" fill="${tone.soft}" stroke="${tone.line}" stroke-width="1.3"/>` +
    `<g fill="${tone.accent}"><circle cy="-9" r="3.4"/><circle cx="-4.6" cy="-5" r="1.6"/>` +
    '<circle cx="4.6" cy="-5" r="1.6"/></g>'
  )
}

function mango(tone: Tone): string {
  const skin = 'M-1 14C-10 12 -11 0 -4 -6C0 -10 7 -12 9 -7C10 -3 5 -3 5 -5C12 2 8 15 -1 14Z'
  return (
    `<path d="${skin}" fill="${tone.soft}" stroke="${tone.line}" stroke-width="1.4"/>` +
    `<path d="M-1 9C-6 8 -6 1 -2 -2" fill="none" stroke="${tone.line}" stroke-width="1.2"/>` +
    `<circle cx="1" cy="4" r="2.4" fill="${tone.accent}"/>`
  )
}
