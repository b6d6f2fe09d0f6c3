import type { Fact } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'

export { messages as factMessages } from './messages'

/** The value of a fact with digits grouped in counts; null when it is not provided. */
export function formatFact({ name, value }: Pick<Fact, 'name' | 'value'>): string | null {
  const isCount = name === 'students' || name === 'classrooms'
  return value !== null && isCount && /^\d{1,9}$/.test(value) ? formatCount(Number(value)) : value
}

/** The URL of a website if it is an http or https URL, otherwise null. */
export function safeWebsite(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
