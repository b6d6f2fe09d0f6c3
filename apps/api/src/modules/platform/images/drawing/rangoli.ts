import { pick, type Random } from '../random.ts'
import { type Family, n, polar, type Tone } from './canvas.ts'

type Kind = 'petal' | 'lotus' | 'dots' | 'scallop' | 'tooth'

interface Ring {
  readonly kind: Kind
  readonly radius: number
  readonly depth: number
  readonly count: number
  readonly turn: number
}

const kinds: readonly Kind[] = ['petal', 'lotus', 'lotus', 'dots', 'scallop', 'tooth']

/**
 * Rangoli: rings about the centre, painted from the outside in so that each ring of petals lies
 * over the next. Every ring keeps the fold, doubling as the circumference grows.
 */
export const rangoli: Family = ({ width, height, random, tone, hole }) => {
  const fold = pick(random, [8, 10, 12])
  const reach = Math.hypot(width, height) / 2 + 14
  const rings: Ring[] = []
  let radius = hole
  while (radius < reach) {
    const ring = nextRing(random, rings.at(-1), radius, fold, rings.length)
    rings.push(ring)
    radius += ring.depth + (ring.kind === 'dots' ? 0 : 1.5)
  }
  const paint = (ring: Ring, i: number) =>
    drawRing(width / 2, height / 2, ring, i % 2 ? tone.ground : tone.soft, tone)
  return rings.reverse().map(paint).join('')
}

function nextRing(
  random: Random,
  last: Ring | undefined,
  radius: number,
  fold: number,
  index: number,
): Ring {
  const [first = 'lotus', ...others] = kinds.filter((kind) => kind !== last?.kind)
  const kind = pick(random, [first, ...others])
  const depths = {
    petal: 17 + random() * 5,
    lotus: 13 + random() * 6,
    scallop: 8 + random() * 4,
    tooth: 8 + random() * 4,
    dots: 8,
  }
  const isFine = kind === 'tooth' || kind === 'dots'
  const count =
    fold *
    (radius < 16 ? 0.5 : 1) *
    (radius > 52 ? 2 : 1) *
    (radius > 120 ? 2 : 1) *
    (isFine ? 2 : 1)
  return { kind, radius, depth: depths[kind], count, turn: index % 2 ? Math.PI / count : 0 }
}

function drawRing(cx: number, cy: number, ring: Ring, fill: string, tone: Tone): string {
  const { kind, radius, depth, count, turn } = ring
  const half = Math.PI / count
  const start = turn - Math.PI / 2
  const at = (distance: number, angle: number) => polar(cx, cy, distance, angle).map(n).join(' ')
  let outline = kind === 'petal' ? '' : `M${at(radius, start - half)}`
  let beads = ''
  for (let i = 0; i < count; i++) {
    const angle = start + i * 2 * half
    outline += edge(ring, angle, half, at)
    beads += bead(ring, (distance) => polar(cx, cy, distance, angle).map(n).join('" cy="'))
  }
  const dots = `<g fill="${tone.accent}">${beads}</g>`
  if (kind === 'dots')
    return `<circle cx="${cx}" cy="${cy}" r="${n(radius + depth)}" fill="${fill}"/>${dots}`
  const line = `stroke="${tone.line}" stroke-width="1.4" stroke-linejoin="round"`
  return `<path d="${outline}" fill="${fill}" ${line}/>${dots}`
}

/** One petal, tooth or scallop of the ring's outline. */
function edge(
  { kind, radius, depth }: Ring,
  a: number,
  half: number,
  at: (distance: number, angle: number) => string,
): string {
  const far = radius + depth
  if (kind === 'petal') {
    const middle = radius + depth * 0.5
    const out = `Q${at(middle, a - half * 0.95)} ${at(far, a)}`
    return `M${at(radius, a)}${out}Q${at(middle, a + half * 0.95)} ${at(radius, a)}Z`
  }
  if (kind === 'lotus') {
    const low = radius + depth * 0.75
    const high = far - depth * 0.25
    const out = `C${at(low, a - half * 1.05)} ${at(high, a - half * 0.4)} ${at(far, a)}`
    return `${out}C${at(high, a + half * 0.4)} ${at(low, a + half * 1.05)} ${at(radius, a + half)}`
  }
  if (kind === 'scallop') return `Q${at(far + depth * 0.5, a)} ${at(radius, a + half)}`
  if (kind === 'tooth') return `L${at(far, a)}L${at(radius, a + half)}`
  return ''
}

function bead({ kind, radius, depth }: Ring, at: (distance: number) => string): string {
  if (kind === 'tooth') return ''
  if (kind === 'dots') return `<circle cx="${at(radius + 4)}" r="1.7"/>`
  return `<circle cx="${at(radius + depth * (kind === 'petal' ? 0.5 : 0.42))}" r="1.5"/>`
}
