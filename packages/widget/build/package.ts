/**
 * Writes `dist`: the module for bundlers with its source map, the partner script, and file
 * extensions in the declarations that tsc has written, for Node's module resolution.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { inlineStyles } from './inline-styles.ts'
import { buildScript } from './script.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

await build({
  entryPoints: [join(root, 'src/index.ts')],
  outfile: join(dist, 'index.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  sourcemap: true,
  plugins: [inlineStyles],
})
writeFileSync(join(dist, 'jsx.js'), 'export {}\n')
writeFileSync(join(dist, 'edbazaar-search.js'), await buildScript())

for (const file of globSync('*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(/(from ')(\.\/[\w-]+)(')/g, '$1$2.js$3'))
}
