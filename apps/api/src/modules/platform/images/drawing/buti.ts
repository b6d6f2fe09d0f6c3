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

const leaf = (length: number, width: number) =>
  `M0 0Q${n(width)} ${n(-length / 2)} 0 ${n(-length)}Q${n(-width)} ${n(-length / 2)} 0 0Z`

function flower(petals: number, tone: Tone): string {
  const petal = leaf(11, 14 / petals + 2)
  let drawn = ''
  for (let i = 0; i < petals; i++)
    drawn += `<path d="${petal}" transform="rotate(${n((i * 360) / petals)})"/>`
  return (
    `<g fill="${tone.soft}" stroke="${tone.line}" stroke-width="1.4">${drawn}</g>` +
    `<circle r="2.6" fill="${tone.accent}"/>`
  )
}

function sprig(tone: Tone): string {
  const leafAt = (y: number, angle: number) =>
    `<path d="${leaf(9, 4)}" transform="translate(0 ${y}) rotate(${angle})"/>`
  const leaves = leafAt(10, 58) + leafAt(10, -58) + leafAt(3, 48) + leafAt(3, -48)
  return (
    `<path d="M0 14V-6" stroke="${tone.line}" stroke-width="1.4"/>` +
    `<g fill="${tone.soft}" stroke="${tone.line}" stroke-width="1.3">${leaves}</g>` +
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
