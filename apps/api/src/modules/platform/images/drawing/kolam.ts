import type { Random } from '../random.ts'
import { dot, type Family, n } from './canvas.ts'

type Step = readonly [number, number]

const turns: readonly (readonly [Step, Step])[] = [
  [
    [1, 0],
    [0, 1],
  ],
  [
    [0, 1],
    [-1, 0],
  ],
  [
    [-1, 0],
    [0, -1],
  ],
  [
    [0, -1],
    [1, 0],
  ],
]

/**
 * Kolam: a grid of dots and the line that walks round it. Where two neighbouring dots share an
 * edge the strands either cross or turn back; the choice is mirrored about both axes.
 */
export const kolam: Family = ({ width, height, random, tone }) => {
  const step = 20 + random() * 6
  const isWall = walls(random)
  const across = Math.ceil(width / step / 2) + 1
  const down = Math.ceil(height / step / 2) + 1
  let path = ''
  let dots = ''
  for (let i = -across; i <= across; i++)
    for (let j = -down; j <= down; j++) {
      const x = width / 2 + i * step
      const y = height / 2 + j * step
      dots += dot(x, y, 1.9)
      for (const [from, to] of turns) {
        const start = strand(x, y, step, from, to, isWall(i + from[0] / 2, j + from[1] / 2))
        const end = strand(x, y, step, to, from, isWall(i + to[0] / 2, j + to[1] / 2))
        path += `M${n(start.x)} ${n(start.y)}C${n(start.x + start.dx)} ${n(start.y + start.dy)}`
        path += ` ${n(end.x + end.dx)} ${n(end.y + end.dy)} ${n(end.x)} ${n(end.y)}`
      }
    }
  const line = `fill="none" stroke="${tone.line}" stroke-width="1.7" stroke-linecap="round"`
  return `<path d="${path}" ${line}/><g fill="${tone.accent}">${dots}</g>`
}

/** Whether the strands turn back at an edge; chosen at random once per edge. */
function walls(random: Random) {
  const decided = new Map<string, boolean>()
  const chance = 0.22 + random() * 0.2
  const isEightfold = random() < 0.5
  return (x: number, y: number): boolean => {
    const [a, b] = [Math.abs(x), Math.abs(y)]
    const key = isEightfold && a < b ? `${b}:${a}` : `${a}:${b}`
    const known = decided.get(key)
    if (known !== undefined) return known
    const isWall = random() < chance
    decided.set(key, isWall)
    return isWall
  }
}

/** The point at which a quarter of the line meets one edge of a dot, and how it bends there. */
function strand(x: number, y: number, step: number, edge: Step, other: Step, isWall: boolean) {
  const reach = isWall ? step * 0.36 : step * 0.5
  const bend = step * 0.24
  const bendX = isWall ? other[0] : (other[0] - edge[0]) * 0.7
  const bendY = isWall ? other[1] : (other[1] - edge[1]) * 0.7
  return { x: x + edge[0] * reach, y: y + edge[1] * reach, dx: bendX * bend, dy: bendY * bend }
}
