/** The most schools in one comparison. */
export const maxComparedSchools = 4

const slugPattern = /^[a-z0-9-]{1,160}$/

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && slugPattern.test(text)
