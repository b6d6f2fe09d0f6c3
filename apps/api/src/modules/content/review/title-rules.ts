/** Fewest characters of a title that readers see (specification, section 5). Drafts keep shorter ones. */
const minLength = 3

/** The remedy for a title that is too short for readers; null if it is long enough. */
export const shortTitleProblem = (title: string): string | null =>
  title.trim().length < minLength ? `Enter a title of at least ${minLength} characters.` : null
