/** The id in a part of a URL; null for what is no id. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
