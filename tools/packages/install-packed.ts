import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Packed } from './pack.ts'
import { run } from './run.ts'

/**
 * Creates a folder in which the unpacked packages are installed, without a registry: their
 * dependencies are linked from the workspace. Returns its path.
 */
export function installPacked(packed: readonly Packed[], into: string): string {
  const consumer = join(into, 'consumer')
  const modules = join(consumer, 'node_modules')
  for (const { name, folder, source } of packed) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(folder, join(modules, name))
    symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'))
  }
  return consumer
}

/** Runs the Node test app there: the client calls its mocks, and ui renders to a string. */
export async function tryInNode(packed: readonly Packed[], consumer: string): Promise<void> {
  const ui = packed.find(({ name }) => name === '@edbazaar/ui')
  if (!ui) throw new Error('@edbazaar/ui is missing.')
  for (const name of ['react', 'react-dom']) {
    symlinkSync(join(ui.source, 'node_modules', name), join(consumer, 'node_modules', name))
  }
  cpSync(join(import.meta.dirname, 'apps/node/src/main.ts'), join(consumer, 'main.ts'))
  await run('node', ['main.ts'], consumer)
}
