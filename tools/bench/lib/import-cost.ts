import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

export interface ImportCostOptions {
  /** Folder whose packages the code imports. */
  readonly from: string
  /** What a page would import, such as `export { Button } from '@edbazaar/ui/Button'`. */
  readonly code: string
  /** Packages that the page has anyway. @default React's */
  readonly external?: readonly string[]
  readonly plugins?: BuildOptions['plugins']
}

/** Bytes that reach the browser, minified and by gzip. Zero where there are none. */
export interface ImportCost {
  readonly js: number
  readonly css: number
}

const react = ['react', 'react-dom', 'react/*', 'react-dom/*']

/**
 * What importing something adds to a page: all scripts, those that load later included, and all
 * styles that they import. Fonts and images don't count. Throws where the code does not build.
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
