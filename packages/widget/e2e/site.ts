import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void

/** A server of the test's own, on any free port. */
export interface Site {
  /** Without a slash at its end. */
  origin: string
  close: () => Promise<void>
}

export async function openSite(handle: Handler): Promise<Site> {
  const server: Server = createServer((request, response) => {
    handle(request, response, new URL(request.url ?? '/', 'http://127.0.0.1'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
