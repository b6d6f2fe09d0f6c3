import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageTable } from '../src/route-table.ts'
import { resolveRouteModule } from './route-modules.ts'

/** The imports of modules, as the bundler gives them to the name of a chunk group. */
interface ModuleGraph {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const entries = ['src/boot.ts', 'src/entry-client.tsx']
/** Imports the code of every page, private ones too. */
const routeModules = '\0virtual:route-modules'

/**
 * Divides the styles into two files: those that public pages and their dialogs can need, and those
 * of private pages alone, which follow. Within a file, the styles of a module follow those that it
 * imports, whichever pages are visited. `group` is the group for the bundler's chunks.
 */
export function stylesheets() {
  let publicEntries: readonly string[] = []
  let publicModules: ReadonlySet<string> | undefined

  const plugin: Plugin = {
    name: 'edbazaar-stylesheets',
    async buildStart() {
      const { root } = this.environment.config
      const publicPages = pageTable.filter(({ access }) => access === 'public')
      const pages = publicPages.map(({ module }) => resolveRouteModule(this, module, root))
      publicEntries = [...entries.map((entry) => join(root, entry)), ...(await Promise.all(pages))]
      publicModules = undefined
    },
  }
  const group = {
    name(id: string, graph: ModuleGraph): string | null {
      if (!isStyle(id)) return null
      publicModules ??= reachableFrom(publicEntries, graph)
      return publicModules.has(id) ? 'style' : 'private'
    },
    debugName: 'stylesheets',
    priority: 3,
  }
  return { plugin, group }
}

const isStyle = (id: string) => /\.css(?:$|\?)/.test(id)

function reachableFrom(starts: readonly string[], graph: ModuleGraph) {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const info = graph.getModuleInfo(id)
    if (info === null) continue
    waiting.push(...info.importedIds)
    if (id !== routeModules) waiting.push(...info.dynamicallyImportedIds)
  }
  return reached
}
