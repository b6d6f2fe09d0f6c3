import type { Media } from '@edbazaar/api-client'

/** Where files stand that were sent here, by address: what is lower stands further in front. */
export type Places = ReadonlyMap<string, number>

/**
 * A file that has arrived stands in front; of those that were chosen together the first one does,
 * whichever arrives first.
 */
export function withArrived(media: readonly Media[], arrived: Media, places: Places): Media[] {
  const own = places.get(arrived.url) ?? Number.NEGATIVE_INFINITY
  const behind = media.findIndex(({ url }) => (places.get(url) ?? Number.POSITIVE_INFINITY) > own)
  return media.toSpliced(behind === -1 ? media.length : behind, 0, arrived)
}

/** A file at another place, counted from 0. */
export function withMoved(media: readonly Media[], url: string, to: number): Media[] {
  const moved = media.filter((each) => each.url === url)
  return media.filter((each) => each.url !== url).toSpliced(to, 0, ...moved)
}
