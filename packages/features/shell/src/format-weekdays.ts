import type { Weekday } from '@edbazaar/api-client'

const week: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const everyDay = 'Every day'

/** "Mon, Wed", "Mon–Fri", "Every day". */
export function formatWeekdays(days: readonly Weekday[]): string {
  if (days.length === week.length) return everyDay
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last !== undefined && week.indexOf(day) === week.indexOf(last) + 1
    if (run !== undefined && isNext) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}
