import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const textual = new Set(['.js', '.css', '.svg'])

/** Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses them. */
export function compressAssets(): Plugin {
  let folder = ''
  let isForBrowsers = false
  return {
    name: 'edbazaar-compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
      isForBrowsers = !config.build.ssr
    },
    async closeBundle() {
      if (!isForBrowsers) return
      const files = await readdir(folder, { recursive: true })
      const texts = files.filter((file) => textual.has(extname(file)))
      await Promise.all(texts.map((file) => compress(join(folder, file))))
    },
  }
}

/** Writes a `.br` and a `.gz` beside the file. */
export async function compress(path: string) {
  const content = await readFile(path)
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
  await writeFile(`${path}.br`, await toBrotli(content))
}
