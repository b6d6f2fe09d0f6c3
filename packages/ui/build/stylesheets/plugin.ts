import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type ClassUse, classUsesOf, compositionsOf } from './class-uses.ts'
import { liftClasses } from './lift-classes.ts'
import { type StyleGraph, styleGraph } from './module-graph.ts'
import { precedenceOf } from './precedence.ts'

interface Options {
  /** The package's sources. */
  readonly src: string
  /** The folder that they are built to. */
  readonly dist: string
  /** Names of the components: folders of `src/components` with an `index.ts`. */
  readonly components: readonly string[]
}

/**
 * A module's path without extension, also for the stylesheet that vanilla-extract creates from it.
 */
const nameOf = (id: string) => id.replace(/\.vanilla\.css$/, '').replace(/\.tsx?$/, '')

/**
 * Writes a stylesheet for each component to `dist/css`, plus `theme.css`, `reset.css` and a
 * complete `styles.css`. A component's stylesheet includes its dependencies, so that pages can load
 * several in any order: classes that must win get a higher specificity. The scripts do not import
 * styles.
 */
export function stylesheets({ src, dist, components }: Options): Plugin {
  const rules = new Map<string, string>()
  const uses: ClassUse[] = []
  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.css')) {
        rules.set(id, code)
        return { code: '', map: null }
      }
      if (id.startsWith(src) && id.endsWith('.tsx')) uses.push(...classUsesOf(id, code))
      return null
    },
    async writeBundle() {
      const graph = styleGraph(this, rules, nameOf)
      const entries = components.map((name) => join(src, 'components', name, 'index'))
      // Needed once per page, so not part of component stylesheets.
      const shared = graph.sheetsUnder([join(src, 'theme/index')])
      const isReset = (id: string) => nameOf(id) === join(src, 'theme/global.css')
      const all = [...shared, ...graph.sheetsUnder(entries).filter((id) => !shared.includes(id))]
      const lifted = await liftedRules(graph, all)
      const write = (name: string, ids: readonly string[]) =>
        writeFileSync(join(dist, 'css', `${name}.css`), ids.map((id) => lifted.get(id)).join('\n'))

      mkdirSync(join(dist, 'css'), { recursive: true })
      write('styles', all)
      write('reset', shared.filter(isReset))
      write(
        'theme',
        shared.filter((id) => !isReset(id)),
      )
      for (const [at, name] of components.entries()) {
        const own = graph.sheetsUnder([entries[at] ?? name])
        write(
          name,
          own.filter((id) => !shared.includes(id)),
        )
      }
      // TypeScript 7 needs a type for stylesheets, even for imports without bindings.
      writeFileSync(join(dist, 'stylesheet.d.ts'), 'export {}\n')
    },
  }

  /** The rules with the specificity that their classes need, by module id. */
  async function liftedRules(graph: StyleGraph, ids: readonly string[]) {
    for (const id of ids) {
      const file = id.replace(/\.vanilla\.css$/, '')
      if (file !== id) uses.push(...compositionsOf(file, readFileSync(file, 'utf8')))
    }
    const order = ids.map(nameOf)
    const under = (module: string) => graph.sheetsUnder([module]).map(nameOf)
    const levels = new Map<string, number>()
    for (const [key, level] of precedenceOf(uses, { order, under })) {
      for (const token of await tokensOf(key, graph)) levels.set(token, level)
    }
    return new Map([...rules].map(([id, css]) => [id, liftClasses(css, levels)]))
  }

  /**
   * The built class names of `sheet#name`, and those of the same file that are composed with one of
   * them, because their order must not change.
   */
  async function tokensOf(key: string, graph: StyleGraph): Promise<string[]> {
    const [sheet = '', name = ''] = key.split('#')
    const own = await exportsOf(sheet)
    const below = graph.sheetsUnder([sheet]).map(nameOf)
    const others = await Promise.all(below.filter((other) => other !== sheet).map(exportsOf))
    const foreign = new Set(classListsIn(others).flat())
    const tokens = new Set(classListsIn(name === '*' ? own : own[name]).flat())
    for (const list of classListsIn(own)) {
      if (list.some((token) => tokens.has(token) && !foreign.has(token))) {
        for (const token of list) tokens.add(token)
      }
    }
    return [...tokens].filter((token) => !foreign.has(token))
  }
  async function exportsOf(sheet: string): Promise<Record<string, unknown>> {
    return import(pathToFileURL(join(dist, `${relative(src, sheet)}.js`)).href)
  }
}

/** Every class list that a style file exports, as a string or a record of strings. */
const classListsIn = (value: unknown): string[][] =>
  typeof value === 'string'
    ? [value.split(' ')]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(classListsIn)
      : []
