import type { MessageDescriptor, Messages } from '@lingui/core'
import { rememberOwners } from './message-owners'

export type { MessageDescriptor }

/** The result of `import.meta.glob('./locales/*.po')`: the loader of each language, by file. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<unknown>>>

/** The messages of one folder, in every language. */
export interface Catalogue {
  /** Unique in the app: the package and the folder, such as `shortlist/compare`. */
  readonly name: string
  readonly files: CatalogueFiles
}

const catalogueKey = Symbol('catalogue')

/** Messages, with the catalogue of their translations. */
export interface CatalogueMessages {
  readonly [catalogueKey]: Catalogue
}

const catalogues = new Set<Catalogue>()
const listeners = new Set<(catalogue: Catalogue) => void>()

/**
 * Connects messages to their catalogue. `name` is the package and the folder of the file, `files`
 * is always `import.meta.glob('./locales/*.po')`: Vite must see the pattern where it is used.
 */
export function defineMessages<const Texts extends object>(
  name: string,
  files: CatalogueFiles,
  texts: Texts,
): Texts & CatalogueMessages {
  const catalogue = { name, files }
  if (!import.meta.env.PROD) rememberOwners(texts, catalogue)
  catalogues.add(catalogue)
  for (const listener of listeners) listener(catalogue)
  return Object.assign(texts, { [catalogueKey]: catalogue })
}

export function catalogueOf(messages: CatalogueMessages): Catalogue {
  return messages[catalogueKey]
}

/** The catalogues of all modules that have run. */
export function definedCatalogues(): readonly Catalogue[] {
  return [...catalogues]
}

/** Calls `listener` for every catalogue of modules that run from now on. */
export function onCatalogueDefined(listener: (catalogue: Catalogue) => void): void {
  listeners.add(listener)
}

/** The loader of one language of a catalogue, as the Vite plugin compiles it. */
export function catalogueFile({ name, files }: Catalogue, language: string) {
  const load = files[`./locales/${language}.po`]
  if (load === undefined) throw new Error(`The catalogue ${name} has no ${language}.po.`)
  return async (): Promise<Messages> => {
    const loaded = await load()
    return isCompiled(loaded) ? loaded.messages : {}
  }
}

function isCompiled(loaded: unknown): loaded is { messages: Messages } {
  return typeof loaded === 'object' && loaded !== null && 'messages' in loaded
}
