import { answerOf, hasStatus, type PlanChange } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { accountPaths, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { useSetAtom } from 'jotai'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { Amounts } from '../parts/Amounts'
import { formatTotal } from '../parts/money'
import * as styles from '../parts/parts.css'
import { messages as planMessages } from '../plan/messages'
import { planName } from '../plan/plan-name'
import { messages } from './messages'

interface ToPayProps {
  change: PlanChange
  /** The key of the plan to change to. */
  target: string
  isCancelling: boolean
}

/** The amounts, and the button that makes the change. */
export function ToPay({ change, target, isCancelling }: ToPayProps) {
  const t = useMessages(messages, planMessages)
  const locale = useLocale()
  const { kind, invoice, credit, due_on: dueOn, to_pay_paise: toPay } = change
  const isNow = kind === 'start' || kind === 'upgrade'
  return (
    <aside className={styles.card} aria-labelledby="to-pay">
      <h2 id="to-pay" className={styles.cardTitle}>
        {t(messages.toPay)}
      </h2>
      {invoice && (
        <>
          <h3 className={styles.subTitle}>
            {t(isNow ? messages.newInvoice : messages.nextInvoice)}
          </h3>
          <Amounts draft={invoice} />
        </>
      )}
      {credit && (
        <>
          <h3 className={styles.subTitle}>
            {t(messages.creditNote(change.credited_number ?? ''))}
          </h3>
          <Amounts draft={credit} isCredit />
        </>
      )}
      <dl>
        <div className={styles.grand}>
          <dt>
            {isNow && dueOn !== null
              ? t(messages.payBy(formatDay(dueOn, { withYear: true, locale })))
              : t(messages.payNow)}
          </dt>
          <dd className={styles.grandAmount}>{formatTotal(toPay)}</dd>
        </div>
      </dl>
      <Confirm change={change} target={target} isCancelling={isCancelling} />
      {invoice && <p className={styles.note}>{t(messages.exact)}</p>}
    </aside>
  )
}

function Confirm({ change, target, isCancelling }: ToPayProps) {
  const t = useMessages(messages, planMessages)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { from, to, kind, to_pay_paise: toPay } = change
  const name = planName(to, t)
  const label = isCancelling
    ? messages.confirmCancel
    : toPay > 0
      ? messages.confirm(name, formatTotal(toPay))
      : messages.confirmFree(name)

  async function send() {
    const body = { plan: target, to_pay_paise: toPay }
    await run((api) => answerOf(api.POST('/my-plan/change', { body })), {
      async onSuccess({ invoice_id: invoiceId }) {
        const message = t(kind === 'end' ? messages.planned : messages.changed)
        showToast({ type: 'success', message })
        await navigate(
          invoiceId === null ? accountPaths.schoolPlan : accountPaths.invoice(invoiceId),
        )
      },
      async onFailure(cause) {
        if (hasStatus(cause, 409)) await revalidate()
        return false
      },
    })
  }
  return (
    <>
      <Button variant="main" size="large" loading={isBusy} onClick={() => void send()}>
        {t(label)}
      </Button>
      {isCancelling && (
        <ButtonLink href={accountPaths.schoolPlan}>
          {t(messages.keep(planName(from, t)))}
        </ButtonLink>
      )}
    </>
  )
}
