import type { Media } from '@edbazaar/api-client'

/** Position of each uploaded file by URL: lower positions come first. */
export type UploadPositions = ReadonlyMap<string, number>

/**
 * Adds an uploaded file at the front. Files chosen together keep their order, whichever upload ends
 * first.
 */
export function withUploaded(
  media: readonly Media[],
  uploaded: Media,
  positions: UploadPositions,
): Media[] {
  const position = positions.get(uploaded.url) ?? Number.NEGATIVE_INFINITY
  const next = media.findIndex(
    ({ url }) => (positions.get(url) ?? Number.POSITIVE_INFINITY) > position,
  )
  return media.toSpliced(next === -1 ? media.length : next, 0, uploaded)
}

/** Moves a file to a zero-based index. */
export function withMoved(media: readonly Media[], url: string, to: number): Media[] {
  const moved = media.filter((each) => each.url === url)
  return media.filter((each) => each.url !== url).toSpliced(to, 0, ...moved)
}
