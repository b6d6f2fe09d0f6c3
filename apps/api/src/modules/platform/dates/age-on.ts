/** Full years and months from a birth date to a day, both yyyy-mm-dd. */
export function ageOn(bornOn: string, day: string): { years: number; months: number } {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = bornOn.split('-').map(Number)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = (year - bornYear) * 12 + month - bornMonth - (date < bornDay ? 1 : 0)
  return { years: Math.floor(months / 12), months: ((months % 12) + 12) % 12 }
}
