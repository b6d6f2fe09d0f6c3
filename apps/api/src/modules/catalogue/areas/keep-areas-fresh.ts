import type { Db } from '../../../db/connect.ts'
import { refreshStaleAreas } from './refresh-areas.ts'

/** Milliseconds until the first look at how old the counts are, behind whoever waits for the start. */
const soon = 30_000
/** Milliseconds between two looks: so long may an import go uncounted. */
const minute = 60_000

/** Counts areas in the background, soon after an import and every day. Call the answer to end it. */
export function keepAreasFresh(db: Db, onNotice: (sentence: string) => void): () => void {
  const look = () => {
    refreshStaleAreas(db).catch((error: unknown) =>
      onNotice(`Schools could not be counted by place: ${String(error)}`),
    )
  }
  const first = setTimeout(look, soon).unref()
  const later = setInterval(look, minute).unref()
  return () => {
    clearTimeout(first)
    clearInterval(later)
  }
}
