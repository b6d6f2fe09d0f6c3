import { describe, expect, it } from 'vitest'
import { serverSettings } from './settings.ts'

describe("the server's settings", () => {
  it('listen only on a private socket', () => {
    const settings = serverSettings({ host: '/var/lib/edbazaar/postgres', port: 5432 })
    expect(settings).toMatchObject({
      listen_addresses: '',
      unix_socket_directories: '/var/lib/edbazaar/postgres',
      unix_socket_permissions: '0700',
    })
  })

  it('listen only on the loopback address where there are no sockets', () => {
    const settings = serverSettings({ host: '127.0.0.1', port: 50_000 })
    expect(settings).toMatchObject({ listen_addresses: '127.0.0.1', port: 50_000 })
    expect(settings).not.toHaveProperty('unix_socket_directories')
  })

  it('use at most one gibibyte of shared buffers', () => {
    const { shared_buffers } = serverSettings({ host: '/run', port: 5432 })
    const size = Number.parseInt(String(shared_buffers), 10)
    expect(size).toBeGreaterThanOrEqual(64)
    expect(size).toBeLessThanOrEqual(1024)
  })

  it('can be overridden by the caller', () => {
    expect(serverSettings({ host: '/run', port: 5432 }, { fsync: 'off' }).fsync).toBe('off')
  })
})
