import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Two of 64 characters tell most of a thousand messages apart. */
const shortest = 2

/**
 * Shortens the message ids of a build. Lingui's ids are hashes of six characters, which do not
 * compress: they are up to a tenth of the code of a page.
 */
export function shortMessageIds(): Plugin {
  let shortIds: ReadonlyMap<string, string> = new Map()
  return {
    name: 'edbazaar-short-message-ids',
    apply: 'build',
    async buildStart() {
      shortIds = shorten(await readMessageIds())
    },
    transform: {
      order: 'post',
      filter: { id: /[\\/](?:messages\.ts|table\.tsx)$|\.po$/ },
      handler: (code) => ({ code: withoutCopy(withShortIds(code, shortIds)), map: null }),
    },
  }
}

/** In the code of a catalogue, the quotes are escaped. */
const withShortIds = (code: string, shortIds: ReadonlyMap<string, string>) =>
  code.replace(/(\\?["'])([\w-]{6})\1/g, (text, quote, id) => {
    const shortId = shortIds.get(id)
    return shortId === undefined ? text : `${quote}${shortId}${quote}`
  })

/** Vite copies the object that it writes for `import.meta.glob`. */
const withoutCopy = (code: string) => code.replace(/Object\.assign\((\{[^{}]*\})\)/, '$1')

async function readMessageIds(): Promise<string[]> {
  const config = getConfig()
  const catalogs = await getCatalogs(config)
  const all = catalogs.map(async (catalog) => Object.keys((await catalog.read('en')) ?? {}))
  return (await Promise.all(all)).flat()
}

/** The first characters of each id, as many as no other id begins with. */
export function shorten(ids: readonly string[]): ReadonlyMap<string, string> {
  const unique = [...new Set(ids)]
  const counts = new Map<string, number>()
  for (const start of unique.flatMap(startsOf)) counts.set(start, (counts.get(start) ?? 0) + 1)
  return new Map(
    unique.map((id) => [id, startsOf(id).find((start) => counts.get(start) === 1) ?? id]),
  )
}

const startsOf = (id: string) =>
  Array.from({ length: id.length - shortest + 1 }, (_, index) => id.slice(0, shortest + index))
