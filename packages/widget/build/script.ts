import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { inlineStyles } from './inline-styles.ts'
import { shortNames } from './short-names.ts'

const root = resolve(import.meta.dirname, '..')

/** The version in package.json. */
export function currentVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return version
}

/** Builds the script that partners embed, including styles. The output is deterministic. */
export async function buildScript(): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, 'src/script.ts')],
    bundle: true,
    format: 'esm',
    target: 'esnext',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: new RegExp(`^(${shortNames.join('|')})$`),
    plugins: [inlineStyles],
    write: false,
    metafile: true,
  })
  refuseThirdParty(Object.keys(metafile.inputs))
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    module: true,
    ecma: 2020,
    // Hoisted functions without inlining compress better.
    compress: {
      passes: 3,
      inline: 0,
      hoist_funs: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  })
  if (!code) throw new Error('The script came out empty.')
  return `${code}\n`
}

/** The script has no room for notices, so it may contain our own code only. */
function refuseThirdParty(inputs: readonly string[]): void {
  const found = inputs.filter((input) => input.includes('node_modules'))
  if (found.length > 0) throw new Error(`The script contains the work of others: ${found.join()}`)
}
