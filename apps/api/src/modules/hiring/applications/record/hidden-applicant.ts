import { visibleText } from '../../../leads/desk/contact/hidden-names.ts'
import type { ApplicationRecord } from './application-record.ts'

interface Shown {
  readonly application: Pick<
    ApplicationRecord['application'],
    'publicId' | 'state' | 'shortlistedAt' | 'fullName'
  >
  readonly job: Pick<ApplicationRecord['job'], 'isBlind'>
}

/** Whether the employer must not learn who applies: a blind job before the shortlist, and after a withdrawal. */
export const isHidden = ({ application, job }: Shown): boolean =>
  application.state === 'withdrawn' || (job.isBlind && application.shortlistedAt === null)

/** The name, or such as "Applicant 8F14" while it is hidden. */
export const labelOf = (record: Shown): string =>
  isHidden(record)
    ? `Applicant ${record.application.publicId.slice(0, 4).toUpperCase()}`
    : (record.application.fullName ?? '')

/**
 * A message of the employer's side as they read it: as it was sent, unless it names the contact details of
 * the applicant, or the applicant is hidden.
 */
export function sentText(record: ApplicationRecord, text: string): string {
  const { application, applicant } = record
  const phone = application.phone?.slice(-10)
  const namesPhone = phone !== undefined && text.replace(/\D/g, '').includes(phone)
  const namesEmail = text.toLowerCase().includes(applicant.email.toLowerCase())
  return isHidden(record) || namesPhone || namesEmail ? createTextFilter(record)(text) : text
}

/** Texts of an applicant, as an employer reads them. */
export function createTextFilter(record: ApplicationRecord): (text: string) => string {
  const { application, applicant } = record
  const parentName = `${application.fullName ?? ''} ${applicant.firstname} ${applicant.lastname}`
  const isLive = !isHidden(record)
  const withoutPhone = (text: string) =>
    isLive || application.phone === null ? text : text.replaceAll(application.phone, '•••')
  return (text) => withoutPhone(visibleText(text, { parentName, childName: null }, isLive))
}
