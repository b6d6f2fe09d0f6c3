import { formatWeekdays } from '@edbazaar/feature-shell'
import { Link } from '@edbazaar/ui/Link'
import { ageLabel } from './age-label'
import * as styles from './beyond-school-home.css'
import { messages } from './messages'
import { type WizardState, type WizardStep, wizardPath, wizardSteps } from './wizard-state'

/** The three steps with their answers. Completed steps are links. */
export function StepList({ state }: { state: WizardState }) {
  const current = wizardSteps.indexOf(state.step)
  return (
    <ol className={styles.steps}>
      {wizardSteps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index + 1}</span>
          <span>
            {index < current ? (
              <Link href={wizardPath({ ...state, step })} data-keep-place="">
                {messages.steps[step]}
              </Link>
            ) : (
              messages.steps[step]
            )}
            <span className={styles.answer}>{index < current ? answerOf(step, state) : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function answerOf(step: WizardStep, { age, days }: WizardState): string {
  if (step === 'age') return age === null ? messages.anyAge : ageLabel(age)
  return days.length === 0 ? messages.anyDay : formatWeekdays(days)
}
