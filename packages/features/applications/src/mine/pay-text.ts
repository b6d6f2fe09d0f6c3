import type { MyApplicationRow } from '@edbazaar/api-client'
import { formatPay } from '@edbazaar/feature-catalogue-ui/job-labels'
import type { Translate } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** The pay with its period, such as "₹48,000–₹62,000 a month"; null if it is not stated. */
export function payText(job: MyApplicationRow['job'], t: Translate): string | null {
  const pay = formatPay(job, t)
  if (pay === null || job.pay_scale !== null || job.pay_period !== 'month') return pay
  return t(messages.payAMonth(pay))
}
