import type { MyPlan, Plan } from '@edbazaar/api-client'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './plan.css'
import { planName, priceText } from './plan-name'
import { type Audience, limitKinds } from './usage-rows'

interface PlansTableProps {
  mine: MyPlan
  audience: Audience
  /** Id of the section's heading. */
  titleId: string
  /** Whether plans can be bought here. */
  canChange: boolean
}

/** Whether the user can change to the plan: not to what they have, and to the first one only from a paid one. */
const isOffered = ({ plan, plans, subscription }: MyPlan, { id }: Plan) =>
  id !== plan.id &&
  plans.some((offered) => offered.id === id) &&
  (id !== plans[0]?.id || subscription !== null)

/** The plans beside each other, one question a row. The user's version is shown also once retired. */
export function PlansTable({ mine, audience, titleId, canChange }: PlansTableProps) {
  const t = useMessages(messages)
  const own = mine.plan
  const plans = mine.plans.some(({ id }) => id === own.id)
    ? mine.plans
    : [own, ...mine.plans.filter(({ key }) => key !== own.key)]
  const look = ({ id }: Plan) => (id === own.id ? 'own' : 'other')
  const row = (title: string, cellOf: (plan: Plan) => ReactNode) => (
    <tr key={title}>
      <th scope="row" className={styles.planFeature}>
        {title}
      </th>
      {plans.map((plan) => (
        <td key={plan.id} className={styles.planValue[look(plan)]}>
          {cellOf(plan)}
        </td>
      ))}
    </tr>
  )
  return (
    <table className={styles.plans} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th className={styles.planFeature}>
            <VisuallyHidden>{t(messages.feature)}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className={styles.planHead[look(plan)]}>
              <span className={styles.planName}>{planName(plan, t)}</span>
              {plan.id === own.id && <span className={styles.planHint}>{t(messages.yours)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t(messages.price), (plan) => (
          <span className={styles.price}>{priceText(plan)}</span>
        ))}
        {limitKinds(audience).map((kind) =>
          row(t(messages.kinds[kind]), ({ [kind]: limit }) =>
            limit === null ? t(messages.noLimit) : formatCount(limit),
          ),
        )}
        {row(t(messages.enquiries), () => t(messages.noLimit))}
        {row(t(messages.place), () => t(messages.same))}
        {canChange && (
          <tr>
            <th scope="row" className={styles.planFeature}>
              <VisuallyHidden>{t(messages.changeTitle)}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={styles.planValue[look(plan)]}>
                {isOffered(mine, plan) && (
                  <ButtonLink
                    href={accountPaths.changePlan(plan.key)}
                    className={styles.choose}
                    aria-label={t(messages.chooseOf(planName(plan, t)))}
                  >
                    {t(messages.choose)}
                  </ButtonLink>
                )}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
