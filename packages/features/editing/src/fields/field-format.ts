/** The format of a value from the server or of a stored draft. */
export interface FieldFormat<Draft> {
  empty: Draft
  /** Returns undefined if the value has another format. */
  read: (stored: unknown) => Draft | undefined
}

/** Text, HTML or a date; empty if nothing is saved. */
export const textFormat: FieldFormat<string> = {
  empty: '',
  read: (stored) => {
    if (stored === null) return ''
    return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : undefined
  },
}

export const switchFormat: FieldFormat<boolean> = {
  empty: false,
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
}

/** The URL of an image; null without one. */
export const imageFormat: FieldFormat<string | null> = {
  empty: null,
  read: (stored) => (stored === null || typeof stored === 'string' ? stored : undefined),
}

const isNumbers = (stored: unknown): stored is number[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'number')
const isStrings = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string')

/** Ids of the selected options. */
export const idsFormat: FieldFormat<readonly number[]> = {
  empty: [],
  read: (stored) => (isNumbers(stored) ? stored : undefined),
}

/** File URLs in display order. Some fields save them as a JSON string. */
export const filesFormat: FieldFormat<readonly string[]> = {
  empty: [],
  read: (stored) => {
    const urls = typeof stored === 'string' ? parseJson(stored) : stored
    return isStrings(urls) ? urls : undefined
  },
}

export interface CaptionedFile {
  url: string
  caption: string | null
}

/** Files with their captions, in display order: URLs alone have none. Saved as a JSON string. */
export const captionedFilesFormat: FieldFormat<readonly CaptionedFile[]> = {
  empty: [],
  read: (stored) => {
    const files = typeof stored === 'string' ? parseJson(stored) : stored
    if (!Array.isArray(files)) return undefined
    const read = files.map(readFile)
    return read.every((file) => file !== undefined) ? read : undefined
  },
}

function readFile(file: unknown): CaptionedFile | undefined {
  if (typeof file === 'string') return { url: file, caption: null }
  if (typeof file !== 'object' || file === null) return undefined
  const { url, caption }: { url?: unknown; caption?: unknown } = file
  if (typeof url !== 'string') return undefined
  return { url, caption: typeof caption === 'string' && caption !== '' ? caption : null }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
