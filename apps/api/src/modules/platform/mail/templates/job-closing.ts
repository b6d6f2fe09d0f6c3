import type { EmailMessage } from '../email-message.ts'

interface JobClosing {
  readonly email: string
  readonly job: string
  readonly listing: string
  /** Such as "12 December 2026, 11:59 pm". */
  readonly closes: string
  /** Whether the user began an application; otherwise they saved the job. */
  readonly hasDraft: boolean
  readonly url: string
  readonly settingsUrl: string
  /** Ends the reminders with one click. */
  readonly endUrl: string
}

/** Reminds a user of a saved job or a draft, once. */
export const jobClosingEmail = (closing: JobClosing): EmailMessage => ({
  to: { address: closing.email },
  subject: `${closing.job} closes on ${closing.closes}`,
  before: [
    closing.hasDraft
      ? `You began an application for ${closing.job} at ${closing.listing}. It can be sent until ${closing.closes}.`
      : `You saved ${closing.job} at ${closing.listing}. Applications are open until ${closing.closes}.`,
  ],
  button: { label: closing.hasDraft ? 'Finish your application' : 'See the job', url: closing.url },
  after: [`To stop these reminders: ${closing.endUrl}`, `All settings: ${closing.settingsUrl}`],
  footer: 'You received this email because you saved or began an application on EdBazaar.',
  unsubscribeUrl: closing.endUrl,
})
