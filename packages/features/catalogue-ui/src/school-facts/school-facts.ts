import type { Fact } from '@edbazaar/api-client'
import { minutesOf } from '@edbazaar/feature-platform'
import { formatCount, type Locale } from '@edbazaar/ui/formatting'
import { formatTimes } from '../batch-times'

export { messages as factMessages } from './messages'

/** The value of a fact, with digits grouped in counts and times as `8 am – 2:30 pm`; null if it is not provided. */
export function formatFact(
  { name, value }: Pick<Fact, 'name' | 'value'>,
  locale: Locale,
): string | null {
  if (value === null) return null
  if (name === 'timings') return formatTimings(value, locale)
  const isCount = name === 'students' || name === 'classrooms'
  return isCount && /^\d{1,9}$/.test(value) ? formatCount(Number(value)) : value
}

/** The school day, which the API gives as `08:00–14:30`. */
function formatTimings(text: string, locale: Locale): string {
  const [from, to] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(text)?.slice(1) ?? []
  return from === undefined || to === undefined
    ? text
    : formatTimes(minutesOf(from), minutesOf(to), locale)
}

/** The URL of a website if it is an http or https URL, otherwise null. */
export function safeWebsite(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
