import { inlineDirection } from './direction.css'

/**
 * A shadow that marks the edge where text begins.
 *
 * @param width in pixels
 * @param color any CSS colour
 */
export function startMark(width: number, color: string): string {
  return `inset calc(${width}px * ${inlineDirection}) 0 ${color}`
}
