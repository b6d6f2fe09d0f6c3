import type { MyPlan } from '@edbazaar/api-client'
import { accountPaths, paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { CheckIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import type { loadPlan } from './load-plan'
import { messages } from './messages'
import { PlansTable } from './PlansTable'
import * as styles from './plan.css'
import { planName, priceText } from './plan-name'
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
      {(mine) => <PlanPage mine={mine} audience={audience} />}
    </PrivatePage>
  )
}

interface PlanProps {
  mine: MyPlan
  audience: Audience
}

function PlanPage({ mine, audience }: PlanProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst[audience])}>
        <p>
          <Link href={audience === 'school' ? accountPaths.storePlan : accountPaths.schoolPlan}>
            {t(messages.otherPage[audience])}
          </Link>
        </p>
      </PageHead>
      <Summary mine={mine} />
      <section aria-labelledby="usage">
        <SectionHead title={t(messages.usage)} titleId="usage" note={t(messages.today)} isFlush />
        <UsageTable mine={mine} audience={audience} titleId="usage" />
      </section>
      <AtALimit />
      <section aria-labelledby="plans">
        <SectionHead title={t(messages.plans)} titleId="plans" note={t(messages.yearly)} isFlush />
        <PlansTable mine={mine} audience={audience} titleId="plans" />
        <p className={styles.note}>{t(messages.ranking)}</p>
      </section>
      <section aria-labelledby="change">
        <SectionHead title={t(messages.changeTitle)} titleId="change" />
        <p className={styles.quiet}>{t(messages.changeText)}</p>
        <p className={styles.action}>
          <ButtonLink href={paths.contactAbout('listing')}>{t(messages.contact)}</ButtonLink>
        </p>
      </section>
    </div>
  )
}

/** The plan, and until when the user has it. */
function Summary({ mine: { plan, plans, is_granted: isGranted, until } }: { mine: MyPlan }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const first = plans[0]
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
        <p className={styles.label}>{t(messages.until)}</p>
        <p className={styles.big}>
          {until === null ? t(messages.noEnd) : formatDay(until, { withYear: true, locale })}
        </p>
        {until !== null && first !== undefined && (
          <p className={styles.quiet}>{t(messages.afterwards(planName(first, t)))}</p>
        )}
      </div>
    </div>
  )
}

/** What stays as it is at a limit, and how to make room. */
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
