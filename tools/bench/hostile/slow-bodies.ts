import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const head = (host: string) =>
  `POST /api/users/login-with-pass HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n`

/** Connections that send one byte of a body every few seconds. */
export interface SlowBodies {
  /** How many connections the server has not closed. */
  stillOpen(): number
  /** Resolves when the server has closed all of them, or after so many milliseconds. */
  closed(timeout: number): Promise<void>
  end(): void
}

/** Opens so many connections that send a body a byte at a time. */
export async function openSlowBodies(address: string, count: number): Promise<SlowBodies> {
  const { hostname, port, host } = new URL(address)
  const open = new Set<Socket>()
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    socket.on('end', () => socket.end()).resume()
    return socket
  })
  await Promise.allSettled(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write(head(host))
  const timer = setInterval(() => {
    for (const socket of open) socket.write(' ')
  }, 2_000)
  return {
    stillOpen: () => open.size,
    async closed(timeout) {
      const all = Promise.all([...open].map((socket) => once(socket, 'close')))
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, timeout))])
    },
    end() {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
    },
  }
}
