import type { ContestImage } from '@edbazaar/api-client'

const drawing = (id: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 3L${id % 4} 0L4 3Z"/></svg>`,
  )}`

/** An image of an entry, for stories and tests. */
export const sampleImage = (given: Partial<ContestImage> = {}): ContestImage => {
  const { id = 5 } = given
  return {
    id,
    question_id: 'q3',
    url: drawing(id),
    small_url: drawing(id),
    width: 1600,
    height: 1200,
    ...given,
  }
}
