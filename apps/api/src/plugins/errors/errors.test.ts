import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../app-error.ts'
import { errorsPlugin, sendClientError } from './errors.ts'

const app = Fastify({ clientErrorHandler: sendClientError })
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
const failures: Readonly<Record<string, unknown>> = {
  refused: withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  'nested-in-a-query-error': new Error('Failed query: select secret', {
    cause: withCode('terminating connection', '57P01'),
  }),
  'no-free-connection': new Error('timeout exceeded when trying to connect'),
  'statement-timeout': withCode('canceling statement due to statement timeout', '57014'),
  'full-disk': withCode('ENOSPC: no space left on device, write', 'ENOSPC'),
  'full-database': new Error('Failed query: secret', {
    cause: withCode('could not extend file', '53100'),
  }),
  bug: new TypeError('secret is not a function'),
  text: 'secret',
  null: null,
  known: new AppError('not_found', 'School not found.'),
  'too-large': Object.assign(new Error('secret'), { statusCode: 413 }),
}

let port: number
beforeAll(async () => {
  await app.register(errorsPlugin)
  for (const [name, failure] of Object.entries(failures))
    app.get(`/${name}`, () => {
      throw failure
    })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

describe('an error', () => {
  it.each(['refused', 'nested-in-a-query-error', 'no-free-connection', 'statement-timeout'])(
    'of the database (%s) returns 503 with retry-after',
    async (name) => {
      const response = await app.inject(`/${name}`)
      expect(response.statusCode).toBe(503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(response.json()).toEqual({
        status: 503,
        code: 'unavailable',
        msg: 'EdBazaar is busy. Please try again.',
      })
    },
  )

  it.each(['full-disk', 'full-database'])('of a %s returns 503', async (name) => {
    const response = await app.inject(`/${name}`)
    expect(response.statusCode).toBe(503)
    expect(response.json().msg).toBe('EdBazaar can’t save anything now. Please try again later.')
  })

  it.each(['bug', 'text', 'null'])('of the server (%s) does not show its text', async (name) => {
    const response = await app.inject(`/${name}`)
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      status: 500,
      code: 'internal',
      msg: 'Something went wrong. Please try again.',
    })
  })

  it('with a message for the caller is returned unchanged', async () => {
    expect((await app.inject('/known')).json()).toEqual({
      status: 404,
      code: 'not_found',
      msg: 'School not found.',
    })
  })

  it('with another 4xx status is a bad request', async () => {
    const response = await app.inject('/too-large')
    expect(response.statusCode).toBe(400)
    expect(response.payload).not.toContain('secret')
  })
})

describe('invalid HTTP', () => {
  it('returns 431 if the URL is too long', async () => {
    const response = await exchange(`GET /?key=${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 431 /)
    expect(response).toContain('"code":"headers_too_large"')
  })

  it.each([
    'GET / HTTP/9.9\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    'GET /?k=विद्या HTTP/1.1\r\n\r\n',
  ])('returns 400: %j', async (text) => {
    const response = await exchange(text)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response).toContain('"code":"invalid_request"')
  })
})

/** Sends text over a socket and returns the response. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes
    })
    socket.on('close', () => resolve(received))
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)))
  })
}
