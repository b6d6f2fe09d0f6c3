import type { Rolldown } from 'vite'

/** The stylesheets that a module depends on, by module path without extension. */
export interface StyleGraph {
  /** Stylesheets of the modules, dependencies first. */
  readonly sheetsUnder: (modules: readonly string[]) => string[]
}

/**
 * The graph of a finished build. `rules` has the stylesheets by the id of their module, `nameOf`
 * makes a path without extension of an id.
 */
export function styleGraph(
  context: Rolldown.PluginContext,
  rules: ReadonlyMap<string, string>,
  nameOf: (id: string) => string,
): StyleGraph {
  const ids = new Map([...context.getModuleIds()].map((id) => [nameOf(id), id]))
  for (const id of rules.keys()) ids.set(nameOf(id), id)

  function visit(id: string, seen: Set<string>, found: string[]) {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const child of [...importedIds, ...dynamicallyImportedIds]) visit(child, seen, found)
    if (rules.has(id)) found.push(id)
  }
  return {
    sheetsUnder(modules) {
      const seen = new Set<string>()
      const found: string[] = []
      for (const module of modules) visit(ids.get(module) ?? module, seen, found)
      return found
    },
  }
}
