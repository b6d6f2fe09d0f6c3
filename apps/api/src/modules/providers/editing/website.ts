import { invalid } from '../../../app-error.ts'

/** The URL of a website, or null. Throws `invalid_request` without a domain, or with a password. */
export function websiteOf(value: string | null): string | null {
  if (value === null) return null
  const text = value.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  const isWebsite = url?.hostname.includes('.') && url.username === '' && url.password === ''
  if (isWebsite) return text
  throw invalid('website', 'must be the full address of a website, such as https://www.example.in')
}
