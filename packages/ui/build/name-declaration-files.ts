/**
 * Node's own resolution wants whole file names: `./Button` in a declaration becomes `./Button.js`,
 * and `./fields` that is a folder `./fields/index.js`. Run after tsc has written `dist`.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const relativeImport = /(from\s+|import\(|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g

function wholeName(folder: string, specifier: string): string {
  if (existsSync(resolve(folder, `${specifier}.d.ts`))) return `${specifier}.js`
  if (existsSync(resolve(folder, specifier, 'index.d.ts'))) return `${specifier}/index.js`
  return specifier
}

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = resolve(dist, file)
  const named = readFileSync(path, 'utf8').replace(
    relativeImport,
    (_, lead: string, quote: string, specifier: string) =>
      `${lead}${quote}${wholeName(dirname(path), specifier)}${quote}`,
  )
  writeFileSync(path, named)
}
