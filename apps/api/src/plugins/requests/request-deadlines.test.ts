import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeAfterFile } from '../../../test/close-after-file.ts'
import { AppError } from '../../app-error.ts'
import { errorsPlugin, sendClientError } from '../errors/errors.ts'
import {
  type RequestDeadlines,
  requestDeadlinesPlugin,
  serverDeadlines,
} from './request-deadlines.ts'

const unlimited = { requestTimeout: 0, uploadTimeout: 0, minBodyRate: 0, graceTime: 0 }

// The time of the plugin and of the tests. Node's own deadlines and connections use the real time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a server that answers with the length of a body, and connects to it. */
async function connectedTo(deadlines: Partial<RequestDeadlines>) {
  const all = { ...unlimited, ...deadlines }
  const app = Fastify({ clientErrorHandler: sendClientError, ...serverDeadlines(all) })
  closeAfterFile(() => app.close())
  await app.register(errorsPlugin)
  await app.register(requestDeadlinesPlugin, all)
  const started = new Promise<void>((resolve) => {
    app.addHook('onRequest', async () => resolve())
  })
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/form', async ({ body }) => String(body).length)
  app.post('/upload', { config: { takesFiles: true } }, async ({ body }) => String(body).length)
  const answerLate = async () => {
    await vi.advanceTimersByTimeAsync(700)
    return 'late'
  }
  app.route({ method: ['GET', 'POST'], url: '/late', handler: answerLate })
  const refuse = async () => {
    throw new AppError('forbidden', 'This is not allowed.')
  }
  app.post('/refused', { onRequest: refuse }, refuse)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  let response = ''
  socket.on('data', (bytes) => {
    response += bytes
  })
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(response)))
  return { socket, started, closed }
}

const startOf = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`

/** Sends a byte every 10 milliseconds until all are sent. */
async function sendSlowly(socket: Socket, bytes: number) {
  for (let i = 0; i < bytes; i++) {
    socket.write('x')
    await vi.advanceTimersByTimeAsync(10)
  }
}

it('ends a request whose body does not arrive in time', async () => {
  const { socket, started, closed } = await connectedTo({
    requestTimeout: 100,
    uploadTimeout: 60_000,
  })
  socket.write(startOf('/form', 10_000))
  await started
  await sendSlowly(socket, 10)
  const response = await closed
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
  expect(response).toContain('"code":"request_timeout"')
})

it('closes a connection whose body is slower than the minimum rate', async () => {
  const { socket, started, closed } = await connectedTo({ minBodyRate: 100_000, graceTime: 50 })
  socket.write(startOf('/upload', 10_000))
  await started
  await sendSlowly(socket, 6)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
})

it('ends headers that do not arrive in time', async () => {
  const { socket, closed } = await connectedTo({ requestTimeout: 100, uploadTimeout: 60_000 })
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n')
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
})

it('ends a body that continues after its response', async () => {
  const { socket, closed } = await connectedTo({ requestTimeout: 100, uploadTimeout: 60_000 })
  socket.write(startOf('/refused', 10_000).replace('connection: close\r\n', ''))
  await once(socket, 'data')
  await sendSlowly(socket, 10)
  const response = await closed
  expect(response).toMatch(/^HTTP\/1\.1 403 /)
  expect(response).not.toContain('408')
})

it.each([
  'GET /late HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  `${startOf('/late', 4)}body`,
])('gives an answer all the time it needs: %j', async (request) => {
  const { socket, closed } = await connectedTo({ requestTimeout: 500, uploadTimeout: 60_000 })
  socket.write(request)
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*late$/s)
})

it('gives an upload its own time', async () => {
  const { socket, started, closed } = await connectedTo({
    requestTimeout: 500,
    uploadTimeout: 60_000,
  })
  socket.write(startOf('/upload', 70))
  await started
  await sendSlowly(socket, 70)
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n70$/s)
})

it('lets any body arrive without limits', async () => {
  const { socket, started, closed } = await connectedTo({})
  socket.write(startOf('/form', 20))
  await started
  await sendSlowly(socket, 20)
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n20$/s)
})
