import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { schedule } from './schedule.ts'
import type { Outcome, Step } from './step.ts'

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, pnpm: [], ...more })

/** Runs the steps with a log of starts and ends; those named `broken` fail. */
async function play(steps: Step[], width: number) {
  const log: string[] = []
  let running = 0
  let most = 0
  const run = async (of: Step): Promise<Outcome> => {
    running += 1
    most = Math.max(most, running)
    log.push(`+${of.name}`)
    await setImmediate()
    running -= 1
    log.push(`-${of.name}`)
    const failed = of.name.includes('broken') ? 1 : 0
    return { step: of, counts: { passed: 1 - failed, failed, skipped: 0 }, output: '', seconds: 0 }
  }
  const outcomes = await schedule(steps, width, run, () => {})
  return { log, most, outcomes }
}

describe('the schedule', () => {
  it('runs as many steps at a time as there is width for', async () => {
    const { most, outcomes } = await play(
      ['a', 'b', 'c', 'd'].map((name) => step(name)),
      2,
    )
    expect(most).toBe(2)
    expect(outcomes).toHaveLength(4)
  })

  it('runs nothing beside a step that needs the machine alone', async () => {
    const { log } = await play([step('a'), step('b', { isAlone: true }), step('c')], 2)
    expect(log.slice(log.indexOf('+b'))[1]).toBe('-b')
  })

  it('starts a step after the steps that it needs', async () => {
    const { log } = await play([step('late', { after: ['early'] }), step('early')], 2)
    expect(log).toEqual(['+early', '-early', '+late', '-late'])
  })

  it('fails a step without running it if a step that it needs failed', async () => {
    const { log, outcomes } = await play([step('broken'), step('late', { after: ['broken'] })], 2)
    expect(log).not.toContain('+late')
    expect(outcomes.map(({ counts }) => counts.failed)).toEqual([1, 1])
    expect(outcomes[1]?.output).toContain('"broken" failed')
  })

  it('names a step that waits for an unknown step', async () => {
    await expect(play([step('late', { after: ['nobody'] })], 2)).rejects.toThrow('late')
  })
})
