/** The id in a part of a URL; null if it is not an id. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
