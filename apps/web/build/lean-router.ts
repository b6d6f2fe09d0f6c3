import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { cutRouter } from './router-cuts.ts'

/** What the router's package exports is its development build alone; this is the other one. */
function productionFile(file: string): string {
  const fromHere = createRequire(import.meta.url)
  const fromRouterDom = createRequire(fromHere.resolve('react-router-dom'))
  const development = fromRouterDom.resolve('react-router')
  return development.replace(/dist.development.index\.m?js$/, `dist/production/${file}`)
}

/** Components are made, and named for debuggers, at the module's top level. */
const madeAtTop = /\b(React\d*\.(?:forwardRef|createContext|memo)\()/g
const namedAtTop = /^\w+\.displayName = "\w*";$/gm
/** Words for whoever writes routes, who reads them while developing. Statements of their own. */
const warned = /^(\s*)(warning(?:Once)?\()/gm

/**
 * Takes the router's production build, and tells the bundler which of its statements have no other
 * effect than to make a component, so that components we do not use go; its warnings go with them,
 * and in the browser whatever no page uses.
 */
export function leanRouter(): Plugin {
  const files = new Map([
    ['react-router', productionFile('index.mjs')],
    ['react-router/dom', productionFile('dom-export.mjs')],
  ])
  return {
    name: 'edbazaar-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => files.get(source),
    transform(code, id, options) {
      if (!/react-router.dist.production/.test(id)) return
      const isWhole = options?.ssr || !code.includes('function createRouter(')
      const lean = (isWhole ? code : cutRouter(code))
        .replace(madeAtTop, '/* @__PURE__ */ $1')
        .replace(namedAtTop, '')
        .replace(warned, '$1false && $2')
      return { code: lean, map: null }
    },
  }
}
