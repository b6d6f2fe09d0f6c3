import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CheckIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { BillingFacts } from '../parts/BillingFacts'
import { Invoices } from './Invoices'
import type { LoadedPlan, loadPlan } from './load-plan'
import { messages } from './messages'
import { PlansTable } from './PlansTable'
import * as styles from './plan.css'
import { StateNotice } from './StateNotice'
import { Summary } from './Summary'
import { UsageTable } from './UsageTable'
import type { Audience } from './usage-rows'

/** `/subscriptions`: the plan of somebody who runs schools. */
export const SchoolPlanScreen = () => <PlanScreen audience="school" />

/** `/sp-subscriptions`: the plan of somebody who runs stores. */
export const StorePlanScreen = () => <PlanScreen audience="store" />

function PlanScreen({ audience }: { audience: Audience }) {
  const loaded = useLoaderData<typeof loadPlan>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPlan audience={audience} />}>
      {(plan) => <PlanPage {...plan} audience={audience} />}
    </PrivatePage>
  )
}

interface PlanProps extends LoadedPlan {
  audience: Audience
}

function PlanPage({ mine, billing, audience }: PlanProps) {
  const t = useMessages(messages)
  const canChange = billing.can_pay
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst[audience])}>
        <p className={styles.headLink}>
          <Link href={audience === 'school' ? accountPaths.storePlan : accountPaths.schoolPlan}>
            {t(messages.otherPage[audience])}
          </Link>
        </p>
      </PageHead>
      <Summary mine={mine} />
      <StateNotice mine={mine} />
      <section aria-labelledby="usage">
        <SectionHead title={t(messages.usage)} titleId="usage" note={t(messages.today)} isFlush />
        <UsageTable mine={mine} audience={audience} titleId="usage" />
      </section>
      <AtALimit />
      <section aria-labelledby="plans">
        <SectionHead title={t(messages.plans)} titleId="plans" note={t(messages.yearly)} isFlush />
        <PlansTable mine={mine} audience={audience} titleId="plans" canChange={canChange} />
        <p className={styles.note}>{t(messages.ranking)}</p>
      </section>
      {!canChange && (
        <section aria-labelledby="change">
          <SectionHead title={t(messages.changeTitle)} titleId="change" />
          <p className={styles.quiet}>{t(messages.changeText)}</p>
          <p className={styles.action}>
            <ButtonLink href={paths.contactAbout('listing')}>{t(messages.contact)}</ButtonLink>
          </p>
        </section>
      )}
      <Invoices billing={billing} />
      {billing.profile && (
        <section aria-labelledby="billing">
          <SectionHead
            title={t(messages.billing)}
            titleId="billing"
            more={{ label: t(messages.editBilling), href: accountPaths.billingDetails }}
            isFlush
          />
          <BillingFacts
            profile={billing.profile}
            states={billing.states}
            isTaxed={billing.is_taxed}
          />
        </section>
      )}
    </div>
  )
}

/** An explanation of limits: which listings stay, and how to make room. */
function AtALimit() {
  const t = useMessages(messages)
  return (
    <div className={styles.help}>
      <section aria-labelledby="works">
        <h3 id="works" className={styles.helpTitle}>
          {t(messages.worksTitle)}
        </h3>
        <ul className={styles.list}>
          {messages.works.map((text) => (
            <li key={t(text)} className={styles.listItem}>
              <CheckIcon size="small" className={styles.good} />
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="room">
        <h3 id="room" className={styles.helpTitle}>
          {t(messages.roomTitle)}
        </h3>
        <ul className={styles.list}>
          {messages.room.map((text) => (
            <li key={t(text)} className={styles.quiet}>
              {t(text)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function LoadingPlan({ audience }: { audience: Audience }) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst[audience])} />
      <div role="status" aria-label={t(messages.loading)} className={styles.list}>
        {skeletonWidths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
