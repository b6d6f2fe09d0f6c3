import { answerOf, hasStatus, type Invoice } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useRevalidator } from 'react-router-dom'
import { formatTotal } from '../parts/money'
import * as partStyles from '../parts/parts.css'
import * as styles from './invoice.css'
import { messages } from './messages'

/** Leads to a page of Razorpay, and says why a payment failed there. Nothing if it is not set up. */
export function PayOnline({ invoice }: { invoice: Invoice }) {
  const t = useMessages(messages)
  const { summary, online, payment, to_pay_paise: toPay } = invoice
  if (!online) return null
  const isSearching = payment?.state === 'pending'
  return (
    <section aria-labelledby="online">
      <SectionHead title={t(messages.online)} titleId="online" note={t(messages.onlineKinds)} />
      <div className={styles.online}>
        <Failure online={online} />
        {isSearching && <p className={partStyles.quiet}>{t(messages.onlineAfterSearch)}</p>}
        {!isSearching && online.again_at === null && (
          <>
            <p className={partStyles.quiet}>{t(messages.onlineText)}</p>
            <PayButton id={summary.id} label={t(messages.payOnline(formatTotal(toPay)))} />
          </>
        )}
      </div>
    </section>
  )
}

function PayButton({ id, label }: { id: number; label: string }) {
  const { run, isBusy } = useRequest()
  const { revalidate } = useRevalidator()
  const pay = () =>
    run(
      (api) => answerOf(api.POST('/my-invoices/{id}/online-payment', { params: { path: { id } } })),
      {
        onSuccess: ({ url }) => window.location.assign(url),
        async onFailure(cause) {
          // It was paid or cancelled meanwhile, or a payment failed.
          if (hasStatus(cause, 409)) await revalidate()
          return false
        },
      },
    )
  return (
    <div>
      <Button variant="main" loading={isBusy} onClick={() => void pay()}>
        {label}
      </Button>
    </div>
  )
}

function Failure({ online }: { online: NonNullable<Invoice['online']> }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { failed_at: failedAt, failure, tries_left: triesLeft, again_at: againAt } = online
  if (failedAt === null) return null
  return (
    <Notice tone="bad" title={t(messages.onlineFailed)}>
      {failure !== null && <p>{t(messages.onlineWhy(failure))}</p>}
      <p>
        {againAt === null
          ? t(messages.onlineTries(triesLeft))
          : t(
              messages.onlineAgain(
                formatMoment(againAt, { now: Date.now(), inSentence: true, locale }),
              ),
            )}
      </p>
    </Notice>
  )
}
