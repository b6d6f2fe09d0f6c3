import type { AdminUserDetail } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import { useFormFocus } from '@edbazaar/feature-form-kit'
import { translateLabels, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatCount, formatDay } from '@edbazaar/ui/formatting'
import { useRef, useState } from 'react'
import { messages } from '../messages'
import { Section } from '../Section'
import * as styles from '../user.css'
import { PlanForm } from './PlanForm'
import { planNameOf } from './plan-name'

/** The limits of the user's plan, and the form that changes the plan. */
export function PlanSection({ detail }: { detail: AdminUserDetail }) {
  const t = useMessages(messages, detailMessages)
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useFormFocus<HTMLFormElement>(isOpen, () => opener.current)
  const { plan } = detail
  const limit = (count: number | null) =>
    count === null ? t(messages.noLimit) : formatCount(count)
  return (
    <Section id="plan" title={t(messages.plan)} text={t(messages.planHint)}>
      <div className={styles.lines}>
        <FactTable
          labels={translateLabels(detailMessages.factLabels, t)}
          label={t(messages.plan)}
          facts={[
            {
              name: t(messages.plan),
              value: planNameOf(plan, t),
              source:
                plan.until === null
                  ? t(messages.noEnd)
                  : t(messages.planUntil(formatDay(plan.until, { withYear: true, locale }))),
            },
            { name: t(messages.schools), value: formatCount(plan.schools) },
            { name: t(messages.stores), value: formatCount(plan.stores) },
            { name: t(messages.products), value: formatCount(plan.products) },
            { name: t(messages.jobs), value: limit(plan.jobs) },
            { name: t(messages.members), value: limit(plan.members) },
          ]}
        />
      </div>
      {plan.is_paid && <p>{t(messages.paysForPlan)}</p>}
      {isOpen && <PlanForm ref={form} detail={detail} onClose={() => setIsOpen(false)} />}
      {!isOpen && !plan.is_paid && (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {t(messages.changePlan)}
          </Button>
        </div>
      )}
    </Section>
  )
}
