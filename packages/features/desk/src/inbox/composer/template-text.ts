import type { Enquiry } from '../enquiry-types'

type Fields = Enquiry['fields']

/** The fields of templates, as people type them. */
export const templateFields = '{parent_name}, {child_name}, {class}, {listing}, {my_name}'

const fieldPattern = /\{(parent_name|child_name|class|listing|my_name)\}/g

/** A template with the fields of an enquiry filled in, and the names of fields without a value. */
export function filledTemplate(text: string, fields: Fields): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const filled = text.replaceAll(fieldPattern, (whole, name: string) => {
    const value = Object.entries(fields).find(([field]) => field === name)?.[1] ?? ''
    if (value === '') missing.add(whole)
    return value
  })
  return { text: filled, missing: [...missing] }
}

/** Something in braces that is not a field; null if there is none. */
export function unknownFieldIn(text: string): string | null {
  const named = text.match(/\{[^{}]*\}/g) ?? []
  return named.find((field) => field.replace(fieldPattern, '') !== '') ?? null
}
