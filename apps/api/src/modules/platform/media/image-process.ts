import { AppError } from '../../../app-error.ts'
import type { ImageAnswer } from './image-worker.ts'
import { type ImageTask, reencodeImage } from './reencode-image.ts'

// The server decides when this process ends; Ctrl-C reaches both.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// An orderly exit would wait for the decoder.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', (task: ImageTask) => {
  reencodeImage(task).then(
    (image) => answer({ image }),
    (error: unknown) =>
      answer(error instanceof AppError ? { refusal: error.message } : { failure: String(error) }),
  )
})

const answer = (result: ImageAnswer) => process.send?.(result)
