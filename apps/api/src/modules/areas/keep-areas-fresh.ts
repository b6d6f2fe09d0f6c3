import type { Db } from '../../db/connect.ts'
import { refreshStaleAreas } from './refresh-areas.ts'

/** Milliseconds between two looks at how old the counts are. */
const hour = 3_600_000

/** Counts areas in the background, now and then every day. Call the answer to end it. */
export function keepAreasFresh(db: Db, onNotice: (sentence: string) => void): () => void {
  const look = () => {
    refreshStaleAreas(db).catch((error: unknown) =>
      onNotice(`Schools could not be counted by place: ${String(error)}`),
    )
  }
  look()
  const timer = setInterval(look, hour)
  timer.unref()
  return () => clearInterval(timer)
}
