import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

type ToldState = 'shortlisted' | 'interviewing' | 'offered' | 'hired' | 'declined' | 'not_taken'

interface ApplicationTold extends ApplicantEmail {
  readonly state: ToldState
  /** The reason why the application was not taken forward, in sentences. */
  readonly reasons: readonly string[]
  /** Words of the employer. */
  readonly text: string | null
  readonly jobsUrl: string
}

const subjects: Readonly<Record<ToldState, (job: string, listing: string) => string>> = {
  shortlisted: (job, listing) => `${listing} shortlisted you for ${job}`,
  interviewing: (job, listing) => `${listing} invites you to an interview for ${job}`,
  offered: (job, listing) => `${listing} offers you the post of ${job}`,
  hired: (job, listing) => `Welcome to ${listing}: ${job}`,
  declined: (job) => `Your answer to the offer for ${job} is recorded`,
  not_taken: (job) => `Your application for ${job}`,
}

const sentences: Readonly<Record<ToldState, (job: string, listing: string) => string>> = {
  shortlisted: (job, listing) => `${listing} has put you on the shortlist for ${job}.`,
  interviewing: (job, listing) =>
    `${listing} would like to interview you for ${job}. You will get the time by email or message.`,
  offered: (job, listing) => `${listing} offers you the post of ${job}. Congratulations!`,
  hired: (job, listing) =>
    `${listing} has recorded you as hired for ${job}. All the best in your new role.`,
  declined: (job, listing) => `${listing} has recorded that you declined the offer for ${job}.`,
  not_taken: (job, listing) =>
    `Thank you for applying to ${listing} for ${job}, and for the time you gave it. This time they are not taking your application forward.`,
}

/** Tells an applicant what the employer decided. */
export const applicationToldEmail = (told: ApplicationTold): EmailMessage => {
  const { email, job, listing, url, state, reasons, text, jobsUrl } = told
  return {
    to: { address: email },
    subject: subjects[state](job, listing),
    before: [sentences[state](job, listing), ...reasons],
    ...(text !== null && { quote: text }),
    button: { label: 'See your application', url },
    after:
      state === 'not_taken'
        ? [`Your CV and answers are saved for your next application. Open jobs: ${jobsUrl}`]
        : [],
    footer: applicantFooter,
  }
}
