import type { Body } from '../../../../contract/operations.ts'
import type { ApplicationRow } from '../record/application-record.ts'
import type { DraftsRepository } from './drafts.repository.ts'
import type { Section } from './sections.ts'

/** The complete sections after one has become complete or incomplete. */
export const withSection = (
  sections: readonly Section[],
  section: Section,
  isComplete: boolean,
) => [...sections.filter((each) => each !== section), ...(isComplete ? [section] : [])]

/** The columns of the fields that a request names. */
export function valuesOf(draft: Body<'saveMyApplication'>): Partial<ApplicationRow> {
  const values = {
    fullName: draft.full_name,
    phone: draft.phone,
    city: draft.city,
    bornOn: draft.born_on,
    pincode: draft.pincode,
    qualifications: draft.qualifications,
    experienceYears: draft.experience_years,
    expectedPay: draft.expected_pay,
    posts: draft.posts,
    letterText: draft.letter,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The columns of a new draft from the last application; its letter and answers are not complete. */
export function copyOf(last: ApplicationRow) {
  const { fullName, phone, city, bornOn, pincode } = last
  const { qualifications, experienceYears, expectedPay, posts } = last
  const hasDetails = bornOn !== null && pincode !== null
  const copied: readonly Section[] = [
    ...(hasDetails ? (['details'] as const) : []),
    'experience',
    'cv',
  ]
  return {
    fullName,
    phone,
    city,
    bornOn,
    pincode,
    qualifications,
    experienceYears,
    expectedPay,
    posts,
    letterText: last.letterText,
    completeSections: last.completeSections.filter((section) => copied.includes(section)),
  }
}

/** The columns of a first draft from the profile. */
export const profileOf = (user: Awaited<ReturnType<DraftsRepository['user']>>) => ({
  fullName: user ? `${user.firstname} ${user.lastname}`.trim() : null,
  phone: user?.phone ?? null,
})
