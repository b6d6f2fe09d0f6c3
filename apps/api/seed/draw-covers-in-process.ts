import { fork } from 'node:child_process'
import { once } from 'node:events'
import { projectPaths } from '../src/project-paths.ts'
import type { Covers } from './draw-covers.ts'

/**
 * Draws covers in a separate process, because a long-running server would never release the 200 MB
 * it takes. Throws if one fails; the reason is on standard error.
 */
export async function drawCoversInProcess(covers: Covers): Promise<void> {
  const child = fork(projectPaths.coversProcess, { execArgv: [] })
  const ended = once(child, 'exit')
  child.send(covers)
  const [code] = await ended
  if (code !== 0) throw new Error('The covers of the seed data could not be drawn.')
}
