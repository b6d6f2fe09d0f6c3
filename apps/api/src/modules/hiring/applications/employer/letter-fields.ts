import { refused } from '../../../../app-error.ts'
import type { ApplicationRecord } from '../record/application-record.repository.ts'

const known = ['first_name', 'job_title', 'listing', 'my_name'] as const
type Field = (typeof known)[number]

const fields = /\{([^{}]{0,40})\}/g
const isField = (name: string): name is Field => known.some((each) => each === name)

/** Throws `invalid_request` for a name in braces that is not a field. */
export function requireKnownFields(text: string): void {
  for (const [field, name = ''] of text.matchAll(fields))
    if (!isField(name))
      throw refused(
        'text',
        `${field} is not a field. Use {first_name}, {job_title}, {listing} or {my_name}.`,
      )
}

/** A text with its fields filled in for an applicant. */
export function filledIn(
  text: string,
  { application, job, listingName }: ApplicationRecord,
  myName: string,
): string {
  const values: Readonly<Record<Field, string>> = {
    first_name: application.fullName?.split(/\s+/)[0] ?? '',
    job_title: job.title,
    listing: listingName,
    my_name: myName,
  }
  return text.replace(fields, (field, name: string) => (isField(name) ? values[name] : field))
}
