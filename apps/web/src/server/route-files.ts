import { routeSources } from 'virtual:route-sources'
import type { RouteFile } from '../page-state'
import { collectAssets, type Manifest, type PageAssets } from './assets'

/** The files of a page with these routes. */
export function assetsOfRoutes(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const sources = routeIds.flatMap((id) => routeSources[id]?.file ?? [])
  return collectAssets(manifest, sources)
}

/** The built file of each of these routes, by route id. */
export function filesOfRoutes(
  manifest: Manifest,
  routeIds: readonly string[],
  basePath: string,
): Record<string, RouteFile> {
  const files: Record<string, RouteFile> = {}
  for (const id of routeIds) {
    const source = routeSources[id]
    const chunk = source && manifest[source.file]
    if (source === undefined || chunk === undefined) continue
    files[id] = { url: `${basePath}/${chunk.file}`, exportName: source.exportName }
  }
  return files
}
