import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { type Days, metricDefinitions, metricNames } from './metric-rows.repository.ts'
import type { RecountRepository } from './recount.repository.ts'

/** Days whose records may still change: replies arrive, and cases are decided. */
const recentDays = 35
/** Days that the first recount covers; older searches are pruned. */
const firstDays = 90
/** Days for which values are kept: two years, to compare with the year before. */
const keptDays = 800

/** Recounts the metrics every night, and checks them. */
export function createRecountService(repository: RecountRepository) {
  /** A stock is counted as of last night, so it belongs to yesterday. */
  async function recount(days: Days): Promise<void> {
    const yesterday = addDays(todayInIndia(), -1)
    for (const name of metricNames) {
      const isStock = metricDefinitions[name].kind === 'stock'
      await repository.recount(name, isStock ? { from: yesterday, to: yesterday } : days)
    }
  }

  return {
    recount,

    /** Recounts recent days, then compares yesterday with a fresh count. */
    async nightly(): Promise<void> {
      const today = todayInIndia()
      const isFirst = !(await repository.hasHistory(addDays(today, -1)))
      await recount({ from: addDays(today, -(isFirst ? firstDays : recentDays)), to: today })
      for (const name of metricNames) await repository.check(name, addDays(today, -1))
      await repository.prune(keptDays)
    },
  }
}
