import type { InvoiceDraft } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import { formatPaise, formatTotal } from './money'
import * as styles from './parts.css'

interface AmountsProps {
  draft: InvoiceDraft
  /** A credit note reduces what is to pay. @default false */
  isCredit?: boolean
}

/** The lines of an invoice or a credit note, its tax, rounding and total. */
export function Amounts({ draft: { lines, amounts }, isCredit = false }: AmountsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const sign = isCredit ? -1 : 1
  const half = String(amounts.gst_rate / 2)
  const day = (text: string) => formatDay(text, { withYear: true, locale })
  const row = (name: string, paise: number) =>
    paise !== 0 && (
      <div className={styles.line}>
        <dt>{name}</dt>
        <dd>{formatPaise(sign * paise)}</dd>
      </div>
    )
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.plan} ${line.from}`} className={styles.line}>
          <dt>
            {line.days === line.of_days
              ? t(messages.year(line.plan))
              : t(messages.days(line.plan, line.days, line.of_days))}
            <span className={styles.small}>
              {t(messages.period(day(line.from), day(line.to)))}
              {amounts.gst_rate > 0 && <>. {t(messages.sac(line.sac))}</>}
            </span>
          </dt>
          <dd>{formatPaise(sign * line.taxable_paise)}</dd>
        </div>
      ))}
      {row(t(messages.cgst(half)), amounts.cgst_paise)}
      {row(t((amounts.has_utgst ? messages.utgst : messages.sgst)(half)), amounts.sgst_paise)}
      {row(t(messages.igst(String(amounts.gst_rate))), amounts.igst_paise)}
      {row(t(messages.rounding), amounts.rounding_paise)}
      <div className={styles.totalLine}>
        <dt>{t(isCredit ? messages.creditTotal : messages.invoiceTotal)}</dt>
        <dd>{formatTotal(sign * amounts.total_paise)}</dd>
      </div>
    </dl>
  )
}
