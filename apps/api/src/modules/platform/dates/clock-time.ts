/** Minutes after midnight of a time as HH:MM. */
export function minutesAfterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes after midnight as HH:MM; midnight at the end of a day is 23:59. */
export function clockTimeOf(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1)
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
