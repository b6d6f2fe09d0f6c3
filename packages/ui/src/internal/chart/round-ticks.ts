const [ten, five, two] = [Math.sqrt(50), Math.sqrt(10), Math.sqrt(2)]

/** A step of 1, 2 or 5 times a power of ten. Steps below 1 are kept as their inverse, a whole number. */
interface Step {
  readonly size: number
  readonly isInverse: boolean
}

function stepOf(from: number, to: number, steps: number): Step {
  const ideal = (to - from) / steps
  const power = Math.floor(Math.log10(ideal))
  const error = ideal / 10 ** power
  const factor = error >= ten ? 10 : error >= five ? 5 : error >= two ? 2 : 1
  return power < 0
    ? { size: 10 ** -power / factor, isInverse: true }
    : { size: 10 ** power * factor, isInverse: false }
}

const stepsIn = (value: number, { size, isInverse }: Step) =>
  isInverse ? value * size : value / size
const valueAt = (steps: number, { size, isInverse }: Step) =>
  isInverse ? steps / size : steps * size

/** Moves the ends of a range outwards to round values, or leaves them if no step is found. */
export function roundRange(from: number, to: number, steps: number): [number, number] {
  let [low, high] = [from, to]
  let last: Step | null = null
  // A wider range may need a larger step; it settles after a few rounds.
  for (let round = 0; round < 10; round++) {
    const step: Step = stepOf(low, high, steps)
    if (!Number.isFinite(step.size) || step.size === 0) break
    if (last !== null && step.size === last.size && step.isInverse === last.isInverse)
      return [low, high]
    low = valueAt(Math.floor(stepsIn(low, step)), step)
    high = valueAt(Math.ceil(stepsIn(high, step)), step)
    last = step
  }
  return [from, to]
}

/** Round values between the ends of a range, about as many as steps. */
export function roundTicks(from: number, to: number, steps: number): number[] {
  const step = stepOf(from, to, steps)
  if (!Number.isFinite(step.size) || step.size === 0) return []
  const first = Math.ceil(stepsIn(from, step) - 1e-9)
  const last = Math.floor(stepsIn(to, step) + 1e-9)
  if (last < first && steps < 2) return roundTicks(from, to, steps * 2)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => valueAt(first + at, step))
}
