import { n, polar, type Tone } from './canvas.ts'

export type MedallionKind = 'disc' | 'foil' | 'octagon' | 'diamond' | 'arch'

/** Radius of the medallion behind the initials. */
const radius = 33
const points = 144

/** A filled medallion with two outlines around a point. */
export function drawMedallion(kind: MedallionKind, cx: number, cy: number, tone: Tone): string {
  // An arch is flat at the bottom and taller at the top.
  const y = kind === 'arch' ? cy + 3 : cy
  const ring = (size: number) => outline(kind, cx, y, size)
  return (
    `<path d="${ring(radius + 5)}" fill="${tone.ground}"/>` +
    `<path d="${ring(radius)}" fill="${tone.ground}" stroke="${tone.line}" stroke-width="1.4"/>` +
    `<path d="${ring(radius - 4)}" fill="none" stroke="${tone.accent}" stroke-width=".9"/>`
  )
}

function outline(kind: MedallionKind, cx: number, cy: number, size: number): string {
  if (kind === 'arch') return arch(cx, cy, size)
  let path = ''
  for (let i = 0; i <= points; i++) {
    const angle = (i / points) * 2 * Math.PI
    const point = polar(cx, cy, reach(kind, angle) * size, angle)
    path += `${i ? 'L' : 'M'}${point.map(n).join(' ')}`
  }
  return `${path}Z`
}

/** Distance of the outline at an angle, in radii. */
function reach(kind: MedallionKind, angle: number): number {
  if (kind === 'foil') return 0.93 + 0.1 * Math.abs(Math.cos(4 * angle))
  if (kind === 'octagon')
    return 0.97 / Math.cos(((angle + Math.PI / 8) % (Math.PI / 4)) - Math.PI / 8)
  if (kind !== 'diamond') return 1
  const sum = Math.abs(Math.cos(angle)) ** 1.25 + Math.abs(Math.sin(angle)) ** 1.25
  return 1.32 / sum ** 0.8
}

function arch(cx: number, cy: number, size: number): string {
  const [left, right, foot] = [cx - size * 0.86, cx + size * 0.86, cy + size]
  const shoulder = cy - size * 0.15
  const toTip = `C${n(left)} ${n(cy - size * 0.75)} ${n(cx - size * 0.25)} ${n(cy - size * 0.85)}`
  const toFoot = `C${n(cx + size * 0.25)} ${n(cy - size * 0.85)} ${n(right)} ${n(cy - size * 0.75)}`
  return (
    `M${n(left)} ${n(foot)}V${n(shoulder)}${toTip} ${n(cx)} ${n(cy - size * 1.25)}` +
    `${toFoot} ${n(right)} ${n(shoulder)}V${n(foot)}Z`
  )
}
