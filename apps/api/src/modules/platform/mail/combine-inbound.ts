import type { InboundHandler } from './inbound-server.ts'

/** Gives emails to the handlers that know one of their addresses. */
export const combineInbound = (handlers: readonly InboundHandler[]): InboundHandler => ({
  async accepts(address) {
    for (const handler of handlers) if (await handler.accepts(address)) return true
    return false
  },

  async receive({ recipients, ...mail }) {
    for (const handler of handlers) {
      const own: string[] = []
      for (const address of recipients) if (await handler.accepts(address)) own.push(address)
      if (own.length > 0) await handler.receive({ ...mail, recipients: own })
    }
  },
})
