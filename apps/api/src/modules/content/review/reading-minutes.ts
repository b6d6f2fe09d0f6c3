/** Minutes to read a number of words, at 200 a minute; at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / 200))
