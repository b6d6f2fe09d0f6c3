import type { JobListRow } from '../jobs/job-list-row.ts'

const rupees = new Intl.NumberFormat('en-IN')
const periods = { month: 'a month', hour: 'an hour', year: 'a year' } as const
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A job in an email: its title, and one line with employer, place, pay and closing date. */
export function jobLine(job: JobListRow): { label: string; text: string } {
  const { title, school, store, location, closes_on: closesOn } = job
  const parts = [
    school?.name ?? store?.name ?? '',
    location,
    payOf(job),
    closesOn === null ? '' : `closes ${day.format(new Date(`${closesOn}T00:00:00Z`))}`,
  ]
  return { label: title, text: parts.filter((part) => part !== '').join(' · ') }
}

function payOf({
  salary_min: from,
  salary_max: to,
  pay_period: period,
  pay_scale: scale,
}: JobListRow) {
  const amounts = [...new Set([from, to])].filter((amount) => amount !== null)
  if (amounts.length > 0)
    return `${amounts.map((amount) => `₹${rupees.format(amount)}`).join('–')} ${periods[period]}`
  return scale === null ? '' : `Pay ${scale.replace('-', ' ')}`
}
