const units = [
  { minutes: 1440, name: 'd' },
  { minutes: 60, name: 'h' },
  { minutes: 1, name: 'min' },
] as const

/** Minutes as `45 min`, `3 h 20 min` or, from two days, `2 d 4 h`: at most two units. */
export function minutesInWords(minutes: number): string {
  const whole = Math.round(minutes)
  const from = whole >= 2 * 1440 ? 0 : whole >= 60 ? 1 : 2
  const [first = units[2], second] = units.slice(from)
  const count = Math.floor(whole / first.minutes)
  const rest = second ? Math.floor((whole % first.minutes) / second.minutes) : 0
  return rest === 0 || !second
    ? `${count} ${first.name}`
    : `${count} ${first.name} ${rest} ${second.name}`
}
