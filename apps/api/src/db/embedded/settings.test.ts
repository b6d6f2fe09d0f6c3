import { describe, expect, it } from 'vitest'
import { serverSettings } from './settings.ts'

describe("the server's settings", () => {
  it('listen on nothing but a socket for us alone', () => {
    const settings = serverSettings({ host: '/var/lib/edbazaar/postgres', port: 5432 })
    expect(settings).toMatchObject({
      listen_addresses: '',
      unix_socket_directories: '/var/lib/edbazaar/postgres',
      unix_socket_permissions: '0700',
    })
  })

  it('listen on this machine alone where there are no sockets', () => {
    const settings = serverSettings({ host: '127.0.0.1', port: 50_000 })
    expect(settings).toMatchObject({ listen_addresses: '127.0.0.1', port: 50_000 })
    expect(settings).not.toHaveProperty('unix_socket_directories')
  })

  it('take at most a gibibyte of shared buffers', () => {
    const { shared_buffers } = serverSettings({ host: '/run', port: 5432 })
    const size = Number.parseInt(String(shared_buffers), 10)
    expect(size).toBeGreaterThanOrEqual(64)
    expect(size).toBeLessThanOrEqual(1024)
  })

  it('give way to what a caller asks for', () => {
    expect(serverSettings({ host: '/run', port: 5432 }, { fsync: 'off' }).fsync).toBe('off')
  })
})
