import { fork } from 'node:child_process'
import { once } from 'node:events'
import { projectPaths } from '../src/project-paths.ts'
import type { Covers } from './draw-covers.ts'

/**
 * Draws covers in a process that ends: some 200 MB, which a server would never give back. Throws
 * where one of them can't be drawn; why, that process says on standard error.
 */
export async function drawCoversApart(covers: Covers): Promise<void> {
  const child = fork(projectPaths.coversProcess, { execArgv: [] })
  const ended = once(child, 'exit')
  child.send(covers)
  const [code] = await ended
  if (code !== 0) throw new Error('The covers of the demo data could not be drawn.')
}
