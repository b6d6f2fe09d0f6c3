import { drawCovers } from './draw-covers.ts'

// Who asked for them may be gone before they are drawn: nobody else needs them.
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
