/** The fields of a Vite manifest entry that we use. */
interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The files of a page, as paths inside the build folder. */
export interface PageAssets {
  /** The small script that loads the page's code after the first paint. */
  boot: string | undefined
  /** The modules of that code, the entry first. */
  modules: readonly string[]
  /** Those of public pages first: the entry has them. */
  styles: readonly string[]
  /** Fonts that every page uses. */
  fonts: readonly string[]
}

const bootEntry = 'src/boot.ts'
const clientEntry = 'src/entry-client.tsx'

/** The files of a page whose routes have their code in these source files. */
export function collectAssets(manifest: Manifest, sources: readonly string[]): PageAssets {
  const modules = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    modules.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of [clientEntry, ...sources]) visit(key)
  const files = Object.values(manifest).map(({ file }) => file)
  return {
    boot: manifest[bootEntry]?.file,
    modules: [...modules],
    styles: [...styles],
    fonts: files.filter(isFirstFont),
  }
}

/** Fonts to preload: Latin, and the rupee sign (1 kB), which would otherwise shift fees. */
function isFirstFont(file: string): boolean {
  return /\banek-latin-[^/]*\.woff2$/.test(file)
}
