import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'

/** `import css from './x.css?inline'` is the text of the file, as small as it gets; as in Vite. */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-styles',
    }))
    build.onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { code } = await transform(source, { loader: 'css', minify: true, target: 'esnext' })
      return { contents: shorten(code.trim()), loader: 'text', watchFiles: [path] }
    })
  },
}

/**
 * What minifying leaves, since scripts of others might read it: white space in the values of our own
 * custom properties, and their names, of which the first letters tell them apart.
 */
function shorten(css: string): string {
  return css.replaceAll(/([:,]) /g, '$1').replaceAll(/(?<=\(|;|\{)--(?!edbazaar)(\w)\w*/g, '--$1')
}
