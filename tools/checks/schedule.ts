import type { Outcome, Step } from './step.ts'

type Run = (step: Step) => Promise<Outcome>

/**
 * Runs the steps in their order, at most `width` at a time. A step waits for the steps in its
 * `after`, and fails without running if one of them failed. Nothing runs beside a step with
 * `isAlone`. Calls `onOutcome` when a step ends.
 */
export async function schedule(
  steps: readonly Step[],
  width: number,
  run: Run,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const running = new Map<Step, Promise<void>>()
  const start = (step: Step) => {
    const work = unmet(step, outcomes) ? Promise.resolve(notRun(step, outcomes)) : run(step)
    const ended = work.then((outcome) => {
      running.delete(step)
      outcomes.push(outcome)
      onOutcome(outcome)
    })
    running.set(step, ended)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => canStart(step, [...running.keys()], outcomes, width))
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      start(next)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(`These steps wait for ones that don't exist: ${waiting.map((s) => s.name)}`)
    }
  }
  return outcomes
}

function canStart(step: Step, running: Step[], outcomes: Outcome[], width: number): boolean {
  const hasEnded = (name: string) => outcomes.some((outcome) => outcome.step.name === name)
  if (!(step.after ?? []).every(hasEnded)) return false
  const isAlone = step.isAlone || running.some((other) => other.isAlone)
  return running.length < (isAlone ? 1 : width)
}

/** The name of a step that this one needed and that failed. */
function unmet(step: Step, outcomes: readonly Outcome[]): string | undefined {
  return outcomes.find(
    ({ step: other, counts }) => step.after?.includes(other.name) && counts.failed > 0,
  )?.step.name
}

function notRun(step: Step, outcomes: readonly Outcome[]): Outcome {
  const output = `Not run, because "${unmet(step, outcomes)}" failed.\n`
  return { step, counts: { passed: 0, failed: 1, skipped: 0 }, output, seconds: 0 }
}
