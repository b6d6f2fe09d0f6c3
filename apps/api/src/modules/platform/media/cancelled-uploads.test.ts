import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { temporaryFolder } from '../../../../test/uploads.ts'
import { uploadsPlugin } from '../../../plugins/uploads.ts'
import { createUploads } from './create-uploads.ts'
import { createDiskStorage } from './disk-storage.ts'
import { profileRules } from './file-kinds.ts'
import { disconnectSignalOf, fileOf } from './receive-file.ts'

const database = await createTestDatabase()
const dataDir = await temporaryFolder()
const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const
const image = await sharp({ create }).png().toBuffer()

/** A server whose image process never answers. */
async function serverWithStuckImages() {
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const startProcess = () => ({
    send: () => start(),
    kill,
    onResult() {},
    onEnd: (listener: () => void) => killed.then(listener),
  })
  const uploads = createUploads(
    { dataDir, basePath: '' },
    { db: database.db, storage: createDiskStorage(dataDir), imageWorker: { startProcess } },
  )
  const app = Fastify()
  await app.register(uploadsPlugin, { uploads })
  app.post('/', (request, reply) =>
    uploads.inFolder(async (work) => {
      const file = await fileOf(request, profileRules, work)
      const signal = disconnectSignalOf(reply)
      return uploads.save({ userId: 1, purpose: 'profile' }, file, { work, signal })
    }),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = (signal: AbortSignal | null = null) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(image)]), 'image.png')
    return fetch(address, { method: 'POST', body, signal })
  }
  return { app, send, started, killed }
}

it('ends the work on an image whose client disconnects', async () => {
  const { app, send, started, killed } = await serverWithStuckImages()
  const client = new AbortController()
  const sent = send(client.signal)
  await started
  client.abort()
  await expect(sent).rejects.toThrow()
  await killed
  await app.close()
})

it('ends the work on an image when a stopping server closes its connections', async () => {
  const { app, send, started, killed } = await serverWithStuckImages()
  const running = send()
  const refused = expect(running).rejects.toThrow()
  await started
  const closed = app.close()
  app.server.closeAllConnections()
  await Promise.all([killed, closed, refused])
})
