import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Generated folders, and files that do not affect the built app. */
const leftOut = /^(node_modules|dist|e2e|test-results|\..*)$|\.(test|stories)\.tsx?$|\.md$/

/**
 * A hash of the sources of the built web app. It depends on their contents, not their dates, which
 * a clone or a checkout changes.
 */
export function sourceStamp(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    const contents = readFileSync(file)
    hash.update(`${relative(root, file)}\0${contents.length}\0`).update(contents)
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  const entries = readFolder(path)
  if (!entries) return [path]
  return entries
    .filter(({ name }) => !leftOut.test(name))
    .flatMap((entry) => (entry.isFile() ? [join(path, entry.name)] : filesBelow(path, entry)))
}

const filesBelow = (path: string, entry: Dirent) =>
  entry.isDirectory() ? filesOf(join(path, entry.name)) : []

/** The entries of a folder, or undefined if the path is a file. */
function readFolder(path: string): Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}
