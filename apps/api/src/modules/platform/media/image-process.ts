import { AppError } from '../../../app-error.ts'
import type { ImageResult } from './image-worker.ts'
import { type ImageTask, reencodeImage } from './reencode-image.ts'

// The server decides when this process ends; Ctrl-C reaches both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// An orderly exit would wait for the decoder.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', (task: ImageTask) => {
  reencodeImage(task).then(
    (image) => send({ image }),
    (error: unknown) =>
      send(error instanceof AppError ? { refusal: error.message } : { failure: String(error) }),
  )
})

const send = (result: ImageResult) => process.send?.(result)
