/** How a field is read: from what is saved, and from what was kept as it was typed. */
export interface FieldFormat<Draft> {
  empty: Draft
  /** Undefined where it can't be understood. */
  read: (kept: unknown) => Draft | undefined
}

/** A line or lines of text, HTML, a day: empty where nothing is saved. */
export const textFormat: FieldFormat<string> = {
  empty: '',
  read: (kept) => {
    if (kept === null) return ''
    return typeof kept === 'string' || typeof kept === 'number' ? String(kept) : undefined
  },
}

/** On or off. */
export const switchFormat: FieldFormat<boolean> = {
  empty: false,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
}

const isNumbers = (kept: unknown): kept is number[] =>
  Array.isArray(kept) && kept.every((each) => typeof each === 'number')
const isTexts = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every((each) => typeof each === 'string')

/** Ids of what was chosen. */
export const idsFormat: FieldFormat<readonly number[]> = {
  empty: [],
  read: (kept) => (isNumbers(kept) ? kept : undefined),
}

/** Addresses of files, in their order; some are saved as the JSON text of their list. */
export const filesFormat: FieldFormat<readonly string[]> = {
  empty: [],
  read: (kept) => {
    const list = typeof kept === 'string' ? parsed(kept) : kept
    return isTexts(list) ? list : undefined
  },
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
