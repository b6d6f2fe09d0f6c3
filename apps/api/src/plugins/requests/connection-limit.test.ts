import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeAfterFile } from '../../../test/close-after-file.ts'
import { connectionLimitPlugin } from './connection-limit.ts'

async function serverWith(perAddress: number) {
  const app = Fastify()
  closeAfterFile(() => app.close())
  await app.register(connectionLimitPlugin, { perAddress })
  app.get('/', async () => 'ready')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return () => {
    const socket = connect(Number(port), '127.0.0.1')
    closeAfterFile(async () => socket.destroy())
    socket.on('error', () => {})
    return socket
  }
}

type Connection = ReturnType<Awaited<ReturnType<typeof serverWith>>>

/** Whether the server answers on the connection; otherwise it closes the connection. */
async function isServed(socket: Connection): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ])
}

it('closes connections of an address above the limit', async () => {
  const open = await serverWith(2)
  const connections = [open(), open()]
  expect(await Promise.all(connections.map(isServed))).toEqual([true, true])
  expect(await isServed(open())).toBe(false)
  connections[0]?.destroy()
  await expect.poll(() => isServed(open())).toBe(true)
})

it('has no limit at 0', async () => {
  const open = await serverWith(0)
  const connections = Array.from({ length: 20 }, open)
  expect(await Promise.all(connections.map(isServed))).not.toContain(false)
})
