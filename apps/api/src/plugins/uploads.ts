import multipart from '@fastify/multipart'
import fp from 'fastify-plugin'
import type { UploadsService } from '../modules/platform/media/uploads.service.ts'

interface UploadsOptions {
  readonly uploads: Pick<UploadsService, 'refuseWaiting' | 'stop'>
}

/**
 * Registers the multipart parser; each route reads its own file. When the server closes, an image
 * in progress has as long as any request in flight.
 */
export const uploadsPlugin = fp<UploadsOptions>(
  async (app, { uploads }) => {
    await app.register(multipart, { throwFileSizeLimit: false })
    app.addHook('preClose', async () => uploads.refuseWaiting())
    app.addHook('onClose', async () => uploads.stop())
  },
  { name: 'uploads' },
)
