import type { Random } from '../random.ts'

export interface Tone {
  readonly ground: string
  readonly line: string
  readonly soft: string
  readonly accent: string
  readonly text: string
}

interface Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly tone: Tone
  /** Radius around the centre that patterns with a centre leave free. */
  readonly hole: number
}

/** A family of patterns: SVG elements that cover the canvas. */
export type Family = (canvas: Canvas) => string

/** Formats a length for SVG with one decimal. */
export const n = (length: number) => length.toFixed(1)

/** The point at an angle (radians) and distance from another. */
export function polar(x: number, y: number, radius: number, angle: number): [number, number] {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export const dot = (x: number, y: number, radius: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}"/>`
