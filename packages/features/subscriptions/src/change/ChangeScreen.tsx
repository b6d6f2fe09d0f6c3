import type { PlanChange } from '@edbazaar/api-client'
import { accountPaths, addDays, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatDay } from '@edbazaar/ui/formatting'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { BackToPlan } from '../parts/BackToPlan'
import { BillingFacts } from '../parts/BillingFacts'
import { BillingForm } from '../parts/BillingForm'
import { LoadingPage } from '../parts/LoadingPage'
import { formatTotal } from '../parts/money'
import * as styles from '../parts/parts.css'
import { messages as planMessages } from '../plan/messages'
import { planName, priceText } from '../plan/plan-name'
import { LimitsTable } from './LimitsTable'
import type { LoadedChange, loadChange } from './load-change'
import { messages } from './messages'
import { ToPay } from './ToPay'

/** `/subscriptions/change`: what a change of the plan does, to the paisa, before it is made. */
export function ChangeScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadChange>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {({ change, ...rest }) =>
        change === null ? <DetailsFirst {...rest} /> : <Change {...rest} change={change} />
      }
    </PrivatePage>
  )
}

/** Without billing details there is no invoice to preview. */
function DetailsFirst({ target, mine, billing }: Omit<LoadedChange, 'change'>) {
  const t = useMessages(messages, planMessages)
  const { revalidate } = useRevalidator()
  const plan = mine.plans.find(({ key }) => key === target)
  return (
    <div className={styles.page}>
      <PageHead
        title={t(plan ? messages.changeTo(planName(plan, t)) : messages.title)}
        standfirst={t(messages.detailsFirst)}
        above={<BackToPlan />}
      />
      <div className={styles.columns}>
        <BillingForm
          billing={billing}
          saveLabel={t(messages.continue)}
          onSaved={() => revalidate()}
        />
        {plan && (
          <aside className={styles.card} aria-labelledby="chosen">
            <h2 id="chosen" className={styles.cardTitle}>
              {planName(plan, t)}
            </h2>
            <p>
              {t(planMessages.priceAYear(priceText(plan)))}
              {billing.is_taxed && `, ${t(planMessages.withoutGst)}`}
            </p>
            <p className={styles.note}>{t(messages.nextStep)}</p>
          </aside>
        )}
      </div>
    </div>
  )
}

interface ChangeProps extends Omit<LoadedChange, 'change'> {
  change: PlanChange
}

function Change({ target, mine, billing, change }: ChangeProps) {
  const t = useMessages(messages, planMessages)
  const isCancelling = change.to.price_paise === 0 || change.kind === 'withdraw'
  const title = isCancelling
    ? messages.cancelTitle(planName(change.from, t))
    : messages.changeTo(planName(change.to, t))
  const { profile, states, is_taxed: isTaxed } = billing
  return (
    <div className={styles.page}>
      <PageHead
        title={t(title)}
        standfirst={t(change.invoice && change.kind !== 'end' ? messages.step : messages.check)}
        above={<BackToPlan />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section aria-labelledby="what">
            <SectionHead title={t(messages.what)} titleId="what" isFlush />
            <LimitsTable change={change} usage={mine.usage} titleId="what" />
            <p className={styles.quiet}>{t(messages.stays)}</p>
          </section>
          <section aria-labelledby="dates">
            <SectionHead title={t(messages.dates)} titleId="dates" />
            <Dates change={change} />
          </section>
          {profile && (
            <section aria-labelledby="billing">
              <SectionHead
                title={t(messages.billing)}
                titleId="billing"
                more={{ label: t(messages.edit), href: accountPaths.billingDetails }}
                isFlush
              />
              <BillingFacts profile={profile} states={states} isTaxed={isTaxed} />
            </section>
          )}
        </div>
        <ToPay change={change} target={target} isCancelling={isCancelling} />
      </div>
    </div>
  )
}

/** The first day of the new plan, the amounts due with their days, and the changes that can be undone. */
function Dates({ change }: { change: PlanChange }) {
  const t = useMessages(messages, planMessages)
  const locale = useLocale()
  const day = (text: string) => formatDay(text, { withYear: true, locale })
  const { kind, to, from, starts_on: startsOn, ends_on: endsOn, due_on: dueOn } = change
  const lines = [
    kind === 'withdraw' && t(messages.withdraw(change.credited_number ?? '')),
    kind === 'end' && t(messages.endsAfter(planName(from, t), day(addDays(startsOn, -1)))),
    kind === 'end'
      ? t(messages.starts(planName(to, t), day(startsOn)))
      : t(messages.startsToday(planName(to, t))),
    dueOn !== null && t(messages.due(day(dueOn))),
    endsOn !== null &&
      change.renews_paise !== null &&
      t(messages.renews(day(addDays(endsOn, 1)), formatTotal(change.renews_paise))),
    (kind === 'start' || kind === 'upgrade') && t(messages.canCancel),
    kind === 'end' && t(messages.canUndo),
  ]
  return (
    <ul className={styles.lines}>
      {lines.map(
        (text) =>
          text !== false && (
            <li key={text} className={styles.quiet}>
              {text}
            </li>
          ),
      )}
    </ul>
  )
}
