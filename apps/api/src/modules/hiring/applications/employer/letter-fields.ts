import { refused } from '../../../../app-error.ts'
import { templateFields } from '../../../platform/template-fields/text-fields.ts'
import type { ApplicationRecord } from '../record/application-record.repository.ts'

const { fill, list, unknown } = templateFields.decision

/** Throws `invalid_request` for a name in braces that is not a field. */
export function requireKnownFields(text: string): void {
  const field = unknown(text)
  if (field !== null) throw refused('text', `{${field}} is not a field. Use ${list}.`)
}

/** A text with its fields filled in for an applicant. */
export const filledIn = (
  text: string,
  { application, job, listingName }: ApplicationRecord,
  myName: string,
): string =>
  fill(text, {
    first_name: application.fullName?.split(/\s+/)[0] ?? '',
    job_title: job.title,
    listing: listingName,
    my_name: myName,
  })
