import { importWithRetry, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { lazy, Suspense, useState } from 'react'
import { messages as decisionMessages } from '../batch/families/messages'
import { useDecision } from '../batch/families/use-decision'
import type { FamilyBooking } from '../batch-types'
import { useFamilyNames } from '../contact/use-family-names'
import { ageText } from '../times/age'
import { dayAndTime } from '../times/times'
import * as styles from './families.css'

const DecisionDialog = lazy(() => importWithRetry(() => import('../batch/families/DecisionDialog')))

interface RequestCardProps {
  request: FamilyBooking
  mayAnswer: boolean
  /** Milliseconds. */
  now: number
}

const titles = {
  trial: decisionMessages.trialFor,
  drop_in: decisionMessages.dropInFor,
  term: decisionMessages.termFor,
} as const

/** A request to accept or decline. */
export function RequestCard({ request, mayAnswer, now }: RequestCardProps) {
  const t = useMessages(decisionMessages)
  const locale = useLocale()
  const [opened, setOpened] = useState<'decline' | 'acceptAge' | null>(null)
  const { decide, isBusy } = useDecision(request.id, () => setOpened('acceptAge'))
  const child = useFamilyNames().childOf(request)
  const { kind, parent_name: parent, session, answer_by: end, needs } = request
  const age = ageText(request.age)
  function accept() {
    if (needs.includes('age')) setOpened('acceptAge')
    else void decide({ decision: 'confirm' }, decisionMessages.accepted)
  }
  return (
    <li className={styles.card}>
      <p className={styles.name} lang={languageOf(child)}>
        {t(titles[kind](age === '' ? child : t(decisionMessages.childAged(child, age))))}
      </p>
      <p className={styles.small} lang={languageOf(parent)}>
        {parent}
      </p>
      {session && <p className={styles.small}>{dayAndTime(session.starts_at, locale)}</p>}
      {end !== null && (
        <p className={styles.small}>
          {t(decisionMessages.answerBy(formatMoment(end, { now, locale, inSentence: true })))}
        </p>
      )}
      {needs.includes('age') && <p className={styles.small}>{t(decisionMessages.needsAge)}</p>}
      {needs.includes('missed_trials') && (
        <p className={styles.small}>{t(decisionMessages.needsTrials)}</p>
      )}
      {mayAnswer && (
        <div className={styles.actions}>
          <Button
            variant="act"
            loading={isBusy}
            aria-label={t(decisionMessages.acceptLabel(child))}
            onClick={accept}
          >
            {t(decisionMessages.accept)}
          </Button>
          <Button
            aria-label={t(decisionMessages.declineLabel(child))}
            onClick={() => setOpened('decline')}
          >
            {t(decisionMessages.decline)}
          </Button>
        </div>
      )}
      <Suspense>
        {opened !== null && (
          <DecisionDialog request={request} decision={opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </li>
  )
}
