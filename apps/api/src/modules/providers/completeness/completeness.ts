/** What may be missing, by the contract's names. */
type MissingPart =
  | 'images'
  | 'more_images'
  | 'description'
  | 'phone'
  | 'email'
  | 'contact_name'
  | 'location'
  | 'address'
  | 'established_on'
  | 'n_students'
  | 'n_classrooms'
  | 'board'
  | 'facilities'
  | 'languages'
  | 'company_name'
  | 'city'
  | 'products'
  | 'batches'
  | 'price'
  | 'ages'
  | 'filters'

/** Something that a listing may tell: whether it does, and what it brings beside the others. */
export interface Part {
  readonly name: MissingPart
  readonly weight: number
  readonly isTold: boolean
}

/** The `Completeness` of the contract. */
export interface Completeness {
  readonly percent: number
  readonly missing: readonly MissingPart[]
}

/** How much of a listing is told, and what is not told yet: what brings most first. */
export function completenessOf(parts: readonly Part[]): Completeness {
  const sum = (some: readonly Part[]) => some.reduce((all, { weight }) => all + weight, 0)
  const missing = parts.filter(({ isTold }) => !isTold).sort((a, b) => b.weight - a.weight)
  const whole = sum(parts)
  // Rounded down: whole is only what lacks nothing.
  const percent = whole === 0 ? 100 : Math.floor((100 * (whole - sum(missing))) / whole)
  return { percent, missing: missing.map(({ name }) => name) }
}

/** Whether anybody would read something there. */
export const isSaid = (text: string | null) => text !== null && text.trim() !== ''

/** HTML in which something is written, and not only empty paragraphs. */
export const isWritten = (html: string | null) =>
  html !== null && html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
