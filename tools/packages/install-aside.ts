import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Packed } from './pack.ts'
import { run } from './run.ts'

/**
 * Makes a folder with the unpacked packages installed, without a registry: what they depend on is
 * linked from where the workspace has it. Gives the folder's path.
 */
export function installAside(packed: readonly Packed[], into: string): string {
  const consumer = join(into, 'consumer')
  const modules = join(consumer, 'node_modules')
  for (const { name, folder, source } of packed) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(folder, join(modules, name))
    symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'))
  }
  return consumer
}

/** Runs the fresh Node app there: the client asks its mocks, ui renders to a string. */
export async function tryInNode(packed: readonly Packed[], consumer: string): Promise<void> {
  const ui = packed.find(({ name }) => name === '@edbazaar/ui')
  if (!ui) throw new Error('There is no @edbazaar/ui.')
  for (const name of ['react', 'react-dom']) {
    symlinkSync(join(ui.source, 'node_modules', name), join(consumer, 'node_modules', name))
  }
  cpSync(join(import.meta.dirname, 'apps/node/src/main.ts'), join(consumer, 'main.ts'))
  await run('node', ['main.ts'], consumer)
}
