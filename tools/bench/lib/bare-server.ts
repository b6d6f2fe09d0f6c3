import { createServer, get } from 'node:http'

/**
 * A server without a framework that answers each of the given URLs with the compressed page that
 * the product sends: the least that a page can cost. Arguments: port, then the URLs of the pages.
 */
const [port, ...urls] = process.argv.slice(2)
/** The pages by path. They are not requested with `fetch`, which would decompress them. */
const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>()

for (const url of urls) {
  pages.set(
    new URL(url).pathname,
    await new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
        const body = Buffer.concat(await response.toArray())
        const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          ['connection', 'keep-alive', 'transfer-encoding'].includes(name)
            ? []
            : [[name, values.join(', ')]],
        )
        resolve({ headers: Object.fromEntries(headers), body })
      }).once('error', reject)
    }),
  )
}

createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) response.writeHead(200, page.headers).end(page.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
