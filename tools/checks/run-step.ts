import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { countResults } from './report.ts'
import type { Outcome, Step } from './step.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the step to its end. `reports` is a folder for the step's JSON report, `env` the environment
 * that all steps share. Never rejects: a program that can't start is a failure.
 */
export function runStep(step: Step, reports: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const started = performance.now()
  const file = join(reports, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  const fill = (text: string) => text.replace('{report}', file)
  const stepEnv = Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)])
  const child = spawn('pnpm', ['--silent', ...step.pnpm.map(fill)], {
    cwd: root,
    env: { ...env, ...Object.fromEntries(stepEnv) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  const collect = (chunk: string) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', collect)
  child.stderr.setEncoding('utf8').on('data', collect)
  return new Promise((done) => {
    const end = (hasSucceeded: boolean) => {
      const seconds = (performance.now() - started) / 1000
      done({ step, counts: countResults(step, hasSucceeded, file), output, seconds })
    }
    child.once('error', (error) => {
      collect(error.message)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
