/**
 * Completes the import paths in tsc's output in the given folder, as Node requires: `./Button`
 * becomes `./Button.js`, and the folder `./fields` becomes `./fields/index.js`. Removes stylesheet
 * imports from declarations, which compilers may not resolve.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const stylesheetImport = /^import ['"][^'"]+\.css['"];?\n/gm
const relativeImport = /(from\s+|import\(|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g

function wholeName(folder: string, specifier: string): string {
  if (existsSync(resolve(folder, `${specifier}.d.ts`))) return `${specifier}.js`
  if (existsSync(resolve(folder, specifier, 'index.d.ts'))) return `${specifier}/index.js`
  return specifier
}

const [, , dist] = process.argv
if (dist === undefined) throw new Error('Name the folder: node name-files.ts dist')
for (const file of globSync('**/*.{d.ts,js}', { cwd: dist })) {
  const path = resolve(dist, file)
  const text = readFileSync(path, 'utf8')
  const typed = file.endsWith('.d.ts') ? text.replace(stylesheetImport, '') : text
  const named = typed.replace(
    relativeImport,
    (_, lead: string, quote: string, specifier: string) =>
      `${lead}${quote}${wholeName(dirname(path), specifier)}${quote}`,
  )
  if (named !== text) writeFileSync(path, named)
}
