import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

export interface ImportCostOptions {
  /** Folder whose packages the code imports. */
  readonly from: string
  /** The imports of a page, such as `export { Button } from '@edbazaar/ui/Button'`. */
  readonly code: string
  /** Packages that the page has already. @default React's */
  readonly external?: readonly string[]
  readonly plugins?: BuildOptions['plugins']
}

/** Bytes sent to the browser, minified and gzipped. */
export interface ImportCost {
  readonly js: number
  readonly css: number
}

const react = ['react', 'react-dom', 'react/*', 'react-dom/*']

/**
 * Measures what an import adds to a page: all scripts, including lazy ones, and all styles they
 * import, without fonts and images. Throws if the code does not build.
 */
export async function importCost(options: ImportCostOptions): Promise<ImportCost> {
  const { from, code, external = react, plugins = [] } = options
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: from, loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: from,
    logLevel: 'silent',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    plugins: [...plugins],
    loader: { '.woff2': 'empty', '.woff': 'empty', '.svg': 'empty', '.png': 'empty' },
  })
  const sizeOf = (extension: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(extension))
      .reduce((sum, { contents }) => sum + gzipped(contents), 0)
  return { js: sizeOf('.js'), css: sizeOf('.css') }
}

const gzipped = (contents: Uint8Array) =>
  contents.length === 0 ? 0 : gzipSync(contents, { level: 9 }).length
