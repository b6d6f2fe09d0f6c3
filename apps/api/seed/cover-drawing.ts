import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { projectPaths } from '../src/project-paths.ts'
import { readCoversToDraw, removeCoversToDraw } from './covers-to-draw.ts'

/** The drawing of the covers that the seed has left to be drawn. */
export interface CoverDrawing {
  /** Resolves when the cover can be served; draws it before the others. */
  untilDrawn(key: string): Promise<void>
  /** Draws all. Rejects if one fails; the reason is on standard error. The next start tries again. */
  drawAll(): Promise<void>
  /** Ends the drawing. The next start continues it. */
  stop(): void
}

/** A message to the process that draws: all covers first, then those that a request waits for. */
export type DrawingOrder =
  | { readonly keys: readonly string[]; readonly dataDir: string }
  | { readonly neededKey: string }

/** A message from the process that draws. */
export interface DrawnCover {
  readonly drawnKey: string
}

/**
 * Prepares the drawing; null if all covers are drawn. It takes place in a separate process, because a
 * long-running server would never release the 200 MB that it takes.
 */
export async function createCoverDrawing(dataDir: string): Promise<CoverDrawing | null> {
  const keys = await readCoversToDraw(dataDir)
  if (keys.length === 0) return null
  const waiting = new Map(keys.map((key) => [key, Promise.withResolvers<void>()]))
  const needed: string[] = []
  let child: ChildProcess | undefined
  let isStopped = false

  // The process may have just ended, which `drawAll` sees.
  const send = (order: DrawingOrder) => child?.connected && child.send(order, () => {})

  async function draw(): Promise<unknown> {
    child = fork(projectPaths.coversProcess, { execArgv: [] })
    child.on('message', ({ drawnKey }: DrawnCover) => {
      waiting.get(drawnKey)?.resolve()
      waiting.delete(drawnKey)
    })
    const ended = once(child, 'exit')
    send({ keys, dataDir })
    for (const neededKey of needed) send({ neededKey })
    const [code] = await ended
    return code
  }

  return {
    async untilDrawn(key) {
      const cover = waiting.get(key)
      if (!cover) return
      needed.push(key)
      send({ neededKey: key })
      await cover.promise
    },
    async drawAll() {
      if (isStopped) return
      try {
        const code = await draw()
        if (isStopped) return
        if (code !== 0) throw new Error('The covers of the seed data could not be drawn.')
        await removeCoversToDraw(dataDir)
      } finally {
        for (const { resolve } of waiting.values()) resolve()
        waiting.clear()
      }
    },
    stop() {
      isStopped = true
      child?.kill()
    },
  }
}
