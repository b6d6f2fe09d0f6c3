import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A server for the test, on a free port. */
export interface Site {
  /** Without a trailing slash. */
  origin: string
  close: () => Promise<void>
}

type Handler = (url: URL, response: ServerResponse, request: IncomingMessage) => void

export async function openSite(handle: Handler): Promise<Site> {
  const server = createServer((request, response) => {
    handle(new URL(request.url ?? '/', 'http://127.0.0.1'), response, request)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
