/** The pattern of `like` and `ilike` for texts that contain the words, without the space around them. */
export const containsPattern = (words: string): string =>
  `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
