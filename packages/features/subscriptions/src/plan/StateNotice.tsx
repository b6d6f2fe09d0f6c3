import { answerOf, type MyPlan } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { accountPaths, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'
import * as styles from './plan.css'
import { planName } from './plan-name'

/** An open invoice, or a change that is planned, with what to do about it. */
export function StateNotice({ mine: { plan, subscription } }: { mine: MyPlan }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (!subscription) return null
  const { state, open_invoice_id: openInvoice, next_plan: next, ends_on: endsOn } = subscription
  return (
    <>
      {openInvoice !== null && (
        <Notice
          tone={state === 'past_due' ? 'bad' : 'info'}
          title={t(state === 'past_due' ? messages.pastDueTitle : messages.openTitle)}
        >
          {state === 'past_due' && <p>{t(messages.pastDueText)}</p>}
          <p className={styles.action}>
            <ButtonLink href={accountPaths.invoice(openInvoice)}>
              {t(messages.payInvoice)}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {next && (
        <Notice
          title={t(
            messages.endsTitle(planName(plan, t), formatDay(endsOn, { withYear: true, locale })),
          )}
        >
          <p>{t(messages.endsText(planName(next, t)))}</p>
          {state === 'ending' && <Undo />}
        </Notice>
      )}
    </>
  )
}

/** Takes back a cancellation or a planned change. */
function Undo() {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  return (
    <p className={styles.action}>
      <Button
        loading={isBusy}
        onClick={() =>
          void run((api) => answerOf(api.POST('/my-plan/undo')), {
            async onSuccess() {
              showToast({ type: 'success', message: t(messages.undone) })
              await revalidate()
            },
          })
        }
      >
        {t(messages.undo)}
      </Button>
    </p>
  )
}
