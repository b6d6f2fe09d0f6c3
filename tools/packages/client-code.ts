import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What the checks of 'use client' read from a built module. */
interface BuiltModule {
  /** Whether it begins with 'use client'. */
  readonly isClient: boolean
  /** What only a browser can run: names imported from React, and event handlers. */
  readonly clientCode: readonly string[]
  /** Full paths of the package's modules that it imports, statically or dynamically. */
  readonly imports: readonly string[]
}

/**
 * Reports wrong or missing 'use client' directives of a built package, one per line: modules that a
 * server reaches from an entry point though they use state, effects, context or event handlers, and
 * modules with an unnecessary directive. `serverReact` lists React's server exports.
 */
export function clientCodeFaults(
  folder: string,
  entries: readonly string[],
  serverReact: ReadonlySet<string>,
): string[] {
  const modules = readModules(
    entries.map((entry) => join(folder, entry)),
    serverReact,
  )
  /** A module with its imports, up to the next 'use client'. */
  function withImports(file: string, found = new Set<string>()): Set<string> {
    found.add(file)
    for (const one of modules.get(file)?.imports ?? []) {
      if (!modules.get(one)?.isClient && !found.has(one)) withImports(one, found)
    }
    return found
  }
  const codeOf = (file: string) => modules.get(file)?.clientCode ?? []
  const onServer = entries.flatMap((entry) => [...withImports(join(folder, entry))])
  const lacking = [...new Set(onServer)]
    .filter((file) => !modules.get(file)?.isClient && codeOf(file).length > 0)
    .map((file) => `${relative(folder, file)} has ${codeOf(file).join(', ')} without 'use client'`)
  const isUnneeded = [...modules]
    .filter(
      ([file, { isClient }]) =>
        isClient && ![...withImports(file)].some((one) => codeOf(one).length > 0),
    )
    .map(([file]) => `${relative(folder, file)} has an unnecessary 'use client'`)
  return [...lacking, ...isUnneeded]
}

/** All modules reachable from the entry points, by path. */
function readModules(entries: readonly string[], serverReact: ReadonlySet<string>) {
  const modules = new Map<string, BuiltModule>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file) || !existsSync(file)) continue
    const read = readModule(file, serverReact)
    modules.set(file, read)
    waiting.push(...read.imports)
  }
  return modules
}

function readModule(file: string, serverReact: ReadonlySet<string>): BuiltModule {
  const code = readFileSync(file, 'utf8')
  const taken = [...code.matchAll(/^import \{([^}]*)\} from ["']react["']/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
  const isMarkup = /from ["']react\/jsx-runtime["']/.test(code)
  const handlers = isMarkup ? [...code.matchAll(/\bon[A-Z]\w*(?=:)/g)].map(([name]) => name) : []
  const imports = code.matchAll(/(?:from |import |import\()["'](\.{1,2}\/[^"']+)["']/g)
  return {
    isClient: /^["']use client["']/.test(code),
    clientCode: [...new Set([...taken.filter((name) => !serverReact.has(name)), ...handlers])],
    imports: [...imports].map(([, path = '']) => join(dirname(file), path)),
  }
}

/** The names that React exports to server components; `from` is a folder with React. */
export function serverReactOf(from: string): Set<string> {
  const require = createRequire(join(from, 'package.json'))
  const react: object = require(join(dirname(require.resolve('react')), 'react.react-server.js'))
  return new Set(Object.keys(react))
}
