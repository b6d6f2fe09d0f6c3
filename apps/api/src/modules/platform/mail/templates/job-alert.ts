import { plural } from '../../text/plural.ts'
import type { EmailMessage } from '../email-message.ts'
import { endAlertText, jobAlertFooter } from './job-alert-texts.ts'

interface JobAlert {
  readonly email: string
  readonly every: 'day' | 'week'
  /** The filters of the alert in words. */
  readonly name: string
  /** The number of new jobs. */
  readonly total: number
  /** The newest of them. */
  readonly jobs: NonNullable<EmailMessage['items']>
  /** The list with these filters. */
  readonly listUrl: string
  readonly endUrl: string
}

/** New jobs of an alert. */
export const jobAlertEmail = (alert: JobAlert): EmailMessage => {
  const { email, every, name, total, jobs, listUrl, endUrl } = alert
  const count = plural(total, { one: '1 new job', other: `${total} new jobs` })
  const others = total - jobs.length
  return {
    to: { address: email },
    subject: `${count}: ${name}`,
    before: [`${count} since the last email: ${name}.`],
    items: jobs,
    button: { label: 'See all matching jobs', url: listUrl },
    after: [
      ...(others > 0
        ? [`This email shows the newest ${jobs.length}. See the rest in the list.`]
        : []),
      `You get this at most once a ${every}. ${endAlertText(endUrl)}`,
    ],
    footer: jobAlertFooter,
    unsubscribeUrl: endUrl,
  }
}
