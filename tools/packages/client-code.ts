import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What a built module says that a React server component must know of it. */
interface BuiltModule {
  /** Whether it begins with 'use client'. */
  readonly isClient: boolean
  /** What of it only a browser can run: names that it takes from React, and handlers of events. */
  readonly clientCode: readonly string[]
  /** Modules of the same package that it imports, at once or later, whole paths. */
  readonly imports: readonly string[]
}

/**
 * What is wrong with 'use client' in a built package, a line each: modules that a server reaches
 * from an entry point though they use state, effects, context or handlers, and modules that say it
 * in vain. `serverReact` has the names that React exports to servers.
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
  /** A module with those that it brings along, up to the next that says 'use client'. */
  function withItsOwn(file: string, found = new Set<string>()): Set<string> {
    found.add(file)
    for (const one of modules.get(file)?.imports ?? []) {
      if (!modules.get(one)?.isClient && !found.has(one)) withItsOwn(one, found)
    }
    return found
  }
  const codeOf = (file: string) => modules.get(file)?.clientCode ?? []
  const onServer = entries.flatMap((entry) => [...withItsOwn(join(folder, entry))])
  const lacking = [...new Set(onServer)]
    .filter((file) => !modules.get(file)?.isClient && codeOf(file).length > 0)
    .map((file) => `${relative(folder, file)} has ${codeOf(file).join(', ')} without 'use client'`)
  const inVain = [...modules]
    .filter(
      ([file, { isClient }]) =>
        isClient && ![...withItsOwn(file)].some((one) => codeOf(one).length > 0),
    )
    .map(([file]) => `${relative(folder, file)} says 'use client' in vain`)
  return [...lacking, ...inVain]
}

/** Every module of the package that the entry points bring, by its path. */
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

/** The names that React exports where server components run; `from` is a folder that has React. */
export function serverReactOf(from: string): Set<string> {
  const require = createRequire(join(from, 'package.json'))
  const react: object = require(join(dirname(require.resolve('react')), 'react.react-server.js'))
  return new Set(Object.keys(react))
}
