import type { ImportWatcher } from '../run/import-watcher.ts'
import type { DoubtfulPoints } from './doubtful-points.repository.ts'

/** Tells the operator how many schools have doubtful coordinates, and why. */
export function reportDoubtful(found: DoubtfulPoints, watcher: ImportWatcher): void {
  const { shared, pincode, district } = found
  if (shared > 0)
    watcher.onMessage(`${shared} schools share their coordinates with many others: approximate.`)
  if (pincode > 0) watcher.onMessage(`${pincode} schools lie far from their PIN code: approximate.`)
  if (district > 0)
    watcher.onMessage(`${district} schools lie far from their district: approximate.`)
}
