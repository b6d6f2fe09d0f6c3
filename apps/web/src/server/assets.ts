/** An entry of vite's manifest, as far as we read it. */
interface ManifestChunk {
  file: string
  imports?: string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The files that one page needs, by their path inside the built folder. */
export interface PageAssets {
  /** The small script that asks for the page's code once the page has been painted. */
  boot: string | undefined
  /** The modules of that code, the one that begins it first. */
  modules: readonly string[]
  styles: readonly string[]
  /** Fonts that every page shows. */
  fonts: readonly string[]
}

const bootEntry = 'src/boot.ts'
const clientEntry = 'src/entry-client.tsx'

/** What a page of these routes needs. A route is in the manifest when its id is its module's path. */
export function collectAssets(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const modules = new Set<string>()
  const visited = new Set<string>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [clientEntry, ...routeIds]) visit(key)
  const files = Object.values(manifest).map(({ file }) => file)
  return {
    boot: manifest[bootEntry]?.file,
    modules: [...modules],
    styles: files.filter(isStyle),
    fonts: files.filter(isFirstFont),
  }
}

/** The address of the module of each route that is in the manifest, by route id. */
export function routeModules(
  manifest: Manifest,
  routeIds: readonly string[],
  basePath: string,
): Record<string, string> {
  return Object.fromEntries(
    routeIds.flatMap((id) => {
      const chunk = manifest[id]
      return chunk === undefined ? [] : [[id, `${basePath}/${chunk.file}`]]
    }),
  )
}

/** The one style sheet. */
function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

/** What every page shows at once: Latin letters and, so that no fee moves, the rupee sign (1 kB). */
function isFirstFont(file: string): boolean {
  return /\banek-latin-[^/]*\.woff2$/.test(file)
}
