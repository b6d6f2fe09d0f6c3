/** The parts of a listing that may be missing, by the names of the contract. */
type MissingPart =
  | 'images'
  | 'fees'
  | 'fee_heads'
  | 'type'
  | 'seats'
  | 'admission_dates'
  | 'students_per_teacher'
  | 'timings'
  | 'opening_times'
  | 'website'
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

export interface Part {
  readonly name: MissingPart
  /** Relative to the weights of the other parts. */
  readonly weight: number
  readonly isProvided: boolean
}

/** The `Completeness` of the contract. */
export interface Completeness {
  readonly percent: number
  readonly missing: readonly MissingPart[]
}

/** The completeness of a listing, and what is missing, most important first. */
export function completenessOf(parts: readonly Part[]): Completeness {
  const weightOf = (some: readonly Part[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const missing = parts.filter(({ isProvided }) => !isProvided).sort((a, b) => b.weight - a.weight)
  const total = weightOf(parts)
  // Rounded down, so that only a listing with nothing missing is at 100 percent.
  const percent = total === 0 ? 100 : Math.floor((100 * (total - weightOf(missing))) / total)
  return { percent, missing: missing.map(({ name }) => name) }
}

export const hasText = (text: string | null) => text !== null && text.trim() !== ''

/** Whether the HTML has text, rather than empty paragraphs only. */
export const hasTextInHtml = (html: string | null) =>
  html !== null && html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
