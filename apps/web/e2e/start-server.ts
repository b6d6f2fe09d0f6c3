import { mkdirSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'

/**
 * Starts the built product with a new data folder, DATA_DIR. Removes the folder when the process
 * exits: by then the product has stopped its database, whose files must not vanish while it runs.
 *
 * With E2E_DELAY_MS, each call of the API begins and is answered later by so many milliseconds.
 * This finds tests that look at a page before an action has had its effect.
 */
const { DATA_DIR: dataDir, PORT: port = '3147', E2E_DELAY_MS: delayText = '0' } = process.env
if (!dataDir?.includes('edbazaar-e2e-')) throw new Error('DATA_DIR must be a folder of this run')
mkdirSync(dataDir, { mode: 0o700 })
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const delayMs = Number(delayText)
if (delayMs > 0) {
  const productPort = Number(port) + 2
  process.env.PORT = String(productPort)
  process.env.PUBLIC_URL = `http://127.0.0.1:${port}`
  delayCalls(Number(port), productPort)
}
await import(new URL('../../api/dist/main.js', import.meta.url).href)

function delayCalls(from: number, to: number) {
  const server = createServer((call, answer) => {
    const wait = call.url?.startsWith('/api/') === true ? delayMs : 0
    setTimeout(() => {
      const { url, method, headers } = call
      const forwarded = request({ host: '127.0.0.1', port: to, path: url, method, headers })
      forwarded.on('response', (response) => {
        setTimeout(() => {
          answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
          response.on('error', () => answer.destroy()).pipe(answer)
        }, wait)
      })
      forwarded.on('error', () => answer.destroy())
      answer.on('close', () => forwarded.destroy())
      call.pipe(forwarded)
    }, wait)
  })
  server.listen(from, '127.0.0.1').unref()
}
