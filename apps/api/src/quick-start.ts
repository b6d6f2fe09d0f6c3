import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { projectPaths } from './project-paths.ts'

/** Megabytes that young objects may take three times: less costs time, more memory. */
const young = 8

/** Makes the imports that follow quick. Call it before them, and import dynamically. */
export function startQuickly(): void {
  // What is read once at the start is no reason to keep 100 MB for young objects for ever.
  setFlagsFromString('--semi-space-growth-factor=1')
  enableCompileCache(projectPaths.compileCache)
}

/** Once the product is ready: young objects get their room, within bounds. */
export function endQuickStart(): void {
  setFlagsFromString(`--max-semi-space-size=${young}`)
  setFlagsFromString('--semi-space-growth-factor=2')
}
