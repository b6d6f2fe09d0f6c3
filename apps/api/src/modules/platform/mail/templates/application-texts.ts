/** The values that every email to an applicant needs. */
export interface ApplicantEmail {
  readonly email: string
  /** The title of the job. */
  readonly job: string
  /** The school or store. */
  readonly listing: string
  /** The application, for the applicant. */
  readonly url: string
}

export const applicantFooter = 'You received this email because you applied for a job on EdBazaar.'

/** The values that every email to the members of a listing needs. */
export interface EmployerEmail {
  readonly email: string
  readonly listing: string
  readonly url: string
}

export const employerFooter = 'You received this email because you answer applicants on EdBazaar.'
