import { resolve } from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '../apps/api/src/config.ts'
import { watchApi } from './development/api-process.ts'
import { pagesPlugin } from './development/pages-plugin.ts'

/**
 * `pnpm dev`: server-rendered pages with hot reload, and the API, restarted on changes, both on
 * PORT. Data is in DATA_DIR, as with `npm start`.
 */
const { host, port, publicUrl, site } = readConfig({ ...process.env, BASE_PATH: '' })
const api = await watchApi(publicUrl)

const vite = await createServer({
  root: resolve(import.meta.dirname, '../apps/web'),
  appType: 'custom',
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/media', '/widget', '/sitemap', '/robots.txt'].map((path) => [path, api.origin]),
    ),
  },
  plugins: [pagesPlugin({ apiOrigin: api.origin, publicUrl, settings: site })],
})

const stop = () => {
  api.stop()
  vite.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

await vite.listen()
console.log(`EdBazaar runs in development mode at ${publicUrl}`)
