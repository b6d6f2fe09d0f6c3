import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeAfterFile } from '../../../test/close-after-file.ts'
import { errorsPlugin } from '../errors/errors.ts'

it('logs no server error for a client that leaves before it has sent its body', async () => {
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(line) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  closeAfterFile(() => app.close())
  await app.register(errorsPlugin)
  app.post('/form', async () => 'read')
  const arrived = new Promise<void>((resolve) => {
    app.addHook('onRequest', async () => resolve())
  })
  const status = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode))
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'POST /form HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  await arrived
  socket.destroy()
  expect(await status).toBe(400)
  expect(logged).toEqual([])
})
