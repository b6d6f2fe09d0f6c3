import type { ApplicationState, MyApplicationRow } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import * as styles from './mine.css'

const way = ['submitted', 'shortlisted', 'interviewing', 'offered', 'hired'] as const

interface Step {
  state: ApplicationState
  at: string | null
  look: 'past' | 'now' | 'stop' | 'next'
}

/** The steps that the applicant can see, and those that may follow. */
export function stepsOf({ steps, state }: Pick<MyApplicationRow, 'steps' | 'state'>): Step[] {
  const known: Step[] = steps.map((step) => ({ ...step, look: 'past' }))
  const last = known.at(-1)
  if (state === 'declined' || state === 'not_taken' || state === 'withdrawn')
    return known.map((step) => (step === last ? { ...step, look: 'stop' } : step))
  const states = known.map((step) => step.state)
  const reached = way.findLastIndex((each) => states.includes(each))
  const open = way.slice(reached + 1).map((each): Step => ({ state: each, at: null, look: 'next' }))
  const current = known.map(
    (step): Step => (step === last && state !== 'hired' ? { ...step, look: 'now' } : step),
  )
  return [...current, ...open]
}

/** The progress of an application. */
export function StepLine({ row }: { row: MyApplicationRow }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <ol className={styles.way} aria-label={t(messages.steps)}>
      {stepsOf(row).map(({ state, at, look }) => (
        <li
          key={state}
          className={styles.step}
          data-look={look}
          aria-current={look === 'now' ? 'step' : undefined}
        >
          <b className={styles.stepName}>{t(messages.states[state])}</b>
          {at !== null && (
            <time dateTime={at} className={styles.stepDate}>
              {formatDay(dayInIndia(at), { locale })}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
