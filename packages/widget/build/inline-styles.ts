import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'

/** Makes `import css from './x.css?inline'` the minified text of the file, as in Vite. */
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
 * Shortens what the minifier keeps: white space in the values of our private custom properties, and
 * their names, whose first letters are unique.
 */
function shorten(css: string): string {
  return css.replaceAll(/([:,]) /g, '$1').replaceAll(/(?<=\(|;|\{)--(?!edbazaar)(\w)\w*/g, '--$1')
}
