import type { MyPlan } from '@edbazaar/api-client'
import { accountPaths, addDays, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { formatTotal } from '../parts/money'
import { messages } from './messages'
import * as styles from './plan.css'
import { planName, priceText } from './plan-name'

/** The plan, until when the user has it, and the link that cancels it. */
export function Summary({ mine }: { mine: MyPlan }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { plan, plans, is_granted: isGranted, subscription, until } = mine
  const first = plans[0]
  const isRenewed = subscription !== null && subscription.next_plan === null
  const isCancelled = subscription?.next_plan?.id === first?.id && subscription?.state === 'ending'
  return (
    <div className={styles.summary}>
      <div className={styles.fact}>
        <p className={styles.label}>{t(messages.plan)}</p>
        <p className={styles.big}>{planName(plan, t)}</p>
        <p className={styles.quiet}>
          {plan.price_paise === 0
            ? t(messages.nothingToPay)
            : isGranted
              ? t(messages.granted)
              : `${t(messages.priceAYear(priceText(plan)))}, ${t(messages.withoutGst)}`}
        </p>
      </div>
      <div className={styles.fact}>
        <p className={styles.label}>{t(isRenewed ? messages.renews : messages.until)}</p>
        <p className={styles.big}>
          {until === null
            ? t(messages.noEnd)
            : formatDay(isRenewed ? addDays(until, 1) : until, { withYear: true, locale })}
        </p>
        {isRenewed && subscription.renews_paise !== null && (
          <p className={styles.quiet}>
            {t(messages.renewsAt(formatTotal(subscription.renews_paise)))}
          </p>
        )}
        {subscription === null && until !== null && first !== undefined && (
          <p className={styles.quiet}>{t(messages.afterwards(planName(first, t)))}</p>
        )}
      </div>
      {subscription !== null && first !== undefined && !isCancelled && (
        <div className={styles.summaryAction}>
          <ButtonLink href={accountPaths.changePlan(first.key)}>
            {t(messages.cancelPlan)}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
