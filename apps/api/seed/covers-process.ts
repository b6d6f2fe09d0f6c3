import { drawCovers } from './draw-covers.ts'

// If the parent process has ended, nobody needs the covers.
process.once('disconnect', () => process.exit(1))
process.once('message', (covers: Parameters<typeof drawCovers>[0]) => {
  drawCovers(covers).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
