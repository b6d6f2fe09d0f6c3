import { once } from 'node:events'
import { createServer } from 'node:net'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { closeServer, listenOrClose } from './server-lifecycle.ts'

function createApp() {
  const app = Fastify()
  app.decorate('warmUpSearch', async () => {})
  return app
}

it('closes the app if its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  const app = createApp()
  const onClose = vi.fn(async () => {})
  app.addHook('onClose', onClose)
  const listening = listenOrClose(app, { host: '127.0.0.1', port: address.port })
  await expect(listening).rejects.toThrow('EADDRINUSE')
  expect(onClose).toHaveBeenCalledOnce()
  other.close()
})

it('closes the database, and leaves no timer, if the app can’t be closed', async () => {
  const app = createApp()
  vi.spyOn(app, 'close').mockRejectedValue(new Error('a plugin failed'))
  const close = vi.fn(async () => {})
  vi.useFakeTimers()
  await expect(closeServer(app, { close })).rejects.toThrow('a plugin failed')
  expect(close).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
