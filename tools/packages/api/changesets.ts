import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The version changes that a folder's changesets request for a package: `major`, `minor`, `patch`.
 */
export function changesOf(folder: string, name: string): string[] {
  return globSync('*.md', { cwd: folder }).flatMap((file) => {
    const [, head = ''] =
      /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    return head
      .split('\n')
      .map((line) => /^['"]?([^'"]+)['"]?: *(major|minor|patch)$/.exec(line.trim()))
      .flatMap((match) => (match?.[1] === name && match[2] ? [match[2]] : []))
  })
}
