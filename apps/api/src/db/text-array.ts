/** Texts as the literal of an array in PostgreSQL, for parameters and `copy`. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
