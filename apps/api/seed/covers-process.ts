import type { DrawingOrder, DrawnCover } from './cover-drawing.ts'
import { type CoverQueue, createCoverQueue } from './draw-covers.ts'

let queue: CoverQueue | undefined

// If the parent process has ended, nobody needs the covers.
process.once('disconnect', () => process.exit(1))
process.on('message', (order: DrawingOrder) => {
  if ('neededKey' in order) {
    queue?.drawNext(order.neededKey)
    return
  }
  queue = createCoverQueue(order.keys)
  queue.drawAll(order.dataDir, tell).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

function tell(drawnKey: string): void {
  const message: DrawnCover = { drawnKey }
  process.send?.(message)
}
