/** The number of words of HTML, without tags. */
export function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  return text === '' ? 0 : text.split(/\s+/).length
}

/** Minutes to read a number of words, at 200 a minute. */
export const minutesFor = (words: number): number => Math.max(1, Math.ceil(words / 200))

/** The number of images, and of those with an alt text. */
export function imagesIn(html: string): { all: number; described: number } {
  const images = html.match(/<img\b[^>]*>/g) ?? []
  const described = images.filter((tag) => /\salt="\s*[^"\s]/.test(tag))
  return { all: images.length, described: described.length }
}

/** The number of links. */
export const linksIn = (html: string): number => (html.match(/<a\s/g) ?? []).length
