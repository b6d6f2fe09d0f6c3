import type { Socket } from 'node:net'
import fp from 'fastify-plugin'
import { ipPrefixOf } from '../../modules/platform/rate-limits/limits.service.ts'

/** Closes new connections of an IP address that already has the maximum number; 0 means no limit. */
export const connectionLimitPlugin = fp<{ perAddress: number }>(
  async (app, { perAddress }) => {
    if (perAddress === 0) return
    const counts = new Map<string, number>()
    app.server.on('connection', (socket: Socket) => {
      const address = ipPrefixOf(socket.remoteAddress ?? '')
      const count = counts.get(address) ?? 0
      if (count >= perAddress) {
        socket.destroy()
        return
      }
      counts.set(address, count + 1)
      socket.once('close', () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      })
    })
  },
  { name: 'connection-limit' },
)
