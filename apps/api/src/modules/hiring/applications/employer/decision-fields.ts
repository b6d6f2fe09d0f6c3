import { templateFields } from '../../../platform/template-fields/text-fields.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

const { fill } = templateFields.decision

/** A text with its fields filled in for an applicant. */
export const fillFields = (
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
