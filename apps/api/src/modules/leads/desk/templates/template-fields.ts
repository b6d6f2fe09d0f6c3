import type { Schema } from '../../../../contract/operations.ts'

/** The values of the fields of one enquiry. */
export type TemplateFields = Schema<'DeskEnquiry'>['fields']

const known = ['parent_name', 'child_name', 'class', 'listing', 'my_name'] as const

const fields = /\{([^{}]{0,40})\}/g
const isKnown = (name: string): name is (typeof known)[number] =>
  known.some((each) => each === name)

/** The first name in braces that is not a field; null if there is none. */
export function unknownField(text: string): string | null {
  for (const [, name = ''] of text.matchAll(fields)) if (!isKnown(name)) return name
  return null
}

/** A text with its fields replaced by their values. */
export const fillFields = (text: string, values: TemplateFields): string =>
  text.replace(fields, (field, name: string) => (isKnown(name) ? values[name] : field))

/** The known fields of a text that have no value for this enquiry. */
export const emptyFields = (text: string, values: TemplateFields): string[] =>
  known.filter((name) => text.includes(`{${name}}`) && values[name] === '')
