import type { Point } from '../../platform/places/distance.ts'

export interface Circle {
  readonly center: Point
  /** Kilometres. */
  readonly radius: number
}
