import type { EmailMessage } from '../email-message.ts'

interface ReportDecided {
  readonly email: string
  /** The record that was reported. */
  readonly name: string
  /** Whether something was changed. */
  readonly isActedOn: boolean
}

/** To a visitor who reported something and wanted to hear what was decided. */
export const reportDecidedEmail = ({ email, name, isActedOn }: ReportDecided): EmailMessage => ({
  to: { address: email },
  subject: `Your report about ${name}`,
  before: [
    isActedOn
      ? `Thank you for your report about ${name}. We reviewed it and changed what was wrong.`
      : `Thank you for your report about ${name}. We reviewed it and found nothing to change.`,
  ],
  footer: 'You received this email because you gave this address with a report on EdBazaar.',
})
