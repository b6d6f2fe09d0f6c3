import type { EmailMessage } from '../email-message.ts'

type Change = 'title' | 'pay' | 'location' | 'closes_at'

const changed: Readonly<Record<Change, string>> = {
  title: 'the title',
  pay: 'the pay',
  location: 'the place of work',
  closes_at: 'the closing date, which is earlier',
}

interface JobChanged {
  readonly email: string
  readonly job: string
  readonly listing: string
  readonly changes: readonly Change[]
  /** The page of the job. */
  readonly url: string
}

/** To applicants whose job changed in a way that may matter to them. */
export const jobChangedEmail = ({
  email,
  job,
  listing,
  changes,
  url,
}: JobChanged): EmailMessage => ({
  to: { address: email },
  subject: `${job}: the job has changed`,
  before: [
    `${listing} changed ${changes.map((change) => changed[change]).join(', ')} of the job that you applied for: ${job}.`,
    'Your application stays as it is. You can withdraw it in My applications if the job no longer suits you.',
  ],
  button: { label: 'See the job', url },
  footer: 'You received this email because you applied for this job on EdBazaar.',
})
