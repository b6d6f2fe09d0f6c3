import type { Invoice } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { useCopy } from '@edbazaar/feature-platform/clipboard'
import { QrCode } from '@edbazaar/feature-platform/qr-code'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { formatPaise, formatTotal } from '../parts/money'
import * as partStyles from '../parts/parts.css'
import * as styles from './invoice.css'
import { messages } from './messages'

interface PayByProps {
  payTo: NonNullable<Invoice['pay_to']>
  paise: number
  /** Of the invoice, so that the payment is recognised. */
  number: string
}

/** The UPI code and the bank account that receive the payment, as far as the seller has them. */
export function PayBy({ payTo, paise, number }: PayByProps) {
  const t = useMessages(messages)
  const { name, upi_id: upiId, upi_uri: upiUri, bank } = payTo
  const amount = `₹${formatPaise(paise)}`
  return (
    <>
      {upiId !== null && upiUri !== null && (
        <section aria-labelledby="upi">
          <SectionHead title={t(messages.upi)} titleId="upi" note={t(messages.anyApp)} />
          <div className={styles.upi}>
            <QrCode
              className={styles.qr}
              text={upiUri}
              label={t(messages.qr(formatTotal(paise)))}
            />
            <div>
              <dl className={partStyles.facts}>
                <CopyFact name={t(messages.upiId)} value={upiId} />
                <CopyFact
                  name={t(messages.amount)}
                  value={amount}
                  copied={(paise / 100).toFixed(2)}
                />
                <CopyFact name={t(messages.note)} value={number} />
              </dl>
              <p className={partStyles.note}>{t(messages.payee(name))}</p>
              <div className={styles.onPhone}>
                <ButtonLink href={upiUri}>{t(messages.openApp)}</ButtonLink>
              </div>
            </div>
          </div>
        </section>
      )}
      {bank && (
        <section aria-labelledby="bank">
          <SectionHead
            title={t(messages.bank)}
            titleId="bank"
            note={t(messages.bankKinds)}
            isFlush
          />
          <dl className={partStyles.facts}>
            <CopyFact name={t(messages.accountName)} value={name} />
            <CopyFact name={t(messages.account)} value={bank.account} hint={bank.name} />
            <CopyFact name={t(messages.ifsc)} value={bank.ifsc} />
            <CopyFact name={t(messages.remark)} value={number} />
          </dl>
        </section>
      )}
    </>
  )
}

interface CopyFactProps {
  name: string
  value: string
  /** The copied text. @default the value */
  copied?: string
  hint?: string
}

function CopyFact({ name, value, copied = value, hint }: CopyFactProps) {
  const t = useMessages(messages)
  const copy = useCopy()
  return (
    <div className={styles.copyFact}>
      <dt className={partStyles.factName}>{name}</dt>
      <dd className={styles.copyValue}>
        <span>
          {value}
          {hint !== undefined && <span className={partStyles.small}>{hint}</span>}
        </span>
        <Button
          variant="bare"
          aria-label={t(messages.copyOf(name))}
          onClick={() =>
            void copy(copied, { copied: t(messages.copied), failed: t(messages.copyFailed) })
          }
        >
          {t(messages.copy)}
        </Button>
      </dd>
    </div>
  )
}
