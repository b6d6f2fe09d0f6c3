import { pick, type Random } from '../random.ts'
import { type Family, n, type Tone } from './canvas.ts'

type Kind = 'thin' | 'broad' | 'dots'

const gaps: Readonly<Record<Kind, number>> = { thin: 8, broad: 15, dots: 10 }

/** Leheriya: tied waves, broad and thin, with a row of bandhani dots between. */
export const leheriya: Family = ({ width, height, random, tone }) => {
  const swing = 8 + random() * 10
  const length = 30 + random() * 20
  const isSharp = random() < 0.5
  const order = orderOf(random)
  const left = width / 2 - Math.ceil(width / length) * length
  let rows = ''
  let row = 0
  for (let y = -swing * 2; y < height + swing * 2; row++) {
    const kind = order[row % order.length] ?? 'thin'
    const middle = y + gaps[kind] / 2
    const wave = drawWave({ left, right: width + length, middle, swing, length, isSharp })
    rows += `<path d="${wave}" ${threadOf(kind, tone)}/>`
    y += gaps[kind]
  }
  return `<g fill="none" stroke-linejoin="round">${rows}</g>`
}

function orderOf(random: Random): readonly Kind[] {
  const order: Kind[] = []
  for (let i = 0; i < 4; i++) order.push(pick(random, ['thin', 'broad', 'dots', 'thin']))
  if (!order.includes('dots')) order[2] = 'dots'
  if (!order.includes('thin')) order[0] = 'thin'
  return order
}

interface Wave {
  readonly left: number
  readonly right: number
  readonly middle: number
  readonly swing: number
  readonly length: number
  readonly isSharp: boolean
}

function drawWave({ left, right, middle, swing, length, isSharp }: Wave): string {
  const half = length / 2
  let wave = `M${n(left)} ${n(middle + swing / 2)}`
  let isUp = true
  for (let x = left; x < right; x += half, isUp = !isUp) {
    const to = middle + (isUp ? -swing / 2 : swing / 2)
    const from = middle + (isUp ? swing / 2 : -swing / 2)
    const bend = n(x + half / 2)
    wave += isSharp
      ? `L${n(x + half)} ${n(to)}`
      : `C${bend} ${n(from)} ${bend} ${n(to)} ${n(x + half)} ${n(to)}`
  }
  return wave
}

function threadOf(kind: Kind, tone: Tone): string {
  if (kind === 'thin') return `stroke="${tone.line}" stroke-width="1.6"`
  if (kind === 'broad') return `stroke="${tone.soft}" stroke-width="10"`
  const dots = 'stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0 8"'
  return `stroke="${tone.accent}" ${dots}`
}
