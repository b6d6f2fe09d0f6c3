import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { ageLabel } from './age-label'
import * as styles from './beyond-school-home.css'
import { messages } from './messages'
import { type WizardState, type WizardStep, wizardSteps, wizardUrl } from './wizard-state'

/** The three steps with their answers. Completed steps are links. */
export function StepList({ state }: { state: WizardState }) {
  const t = useMessages(messages, productMessages)
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
              <Link href={wizardUrl.pathOf({ ...state, step })} data-keep-place="">
                {t(messages.steps[step])}
              </Link>
            ) : (
              t(messages.steps[step])
            )}
            <span className={styles.answer}>{index < current ? answerOf(step, state, t) : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function answerOf(step: WizardStep, { age, days }: WizardState, t: Translate): string {
  if (step === 'age') return age === null ? t(messages.anyAge) : ageLabel(age, t)
  return days.length === 0 ? t(messages.anyDay) : formatWeekdays(days, t)
}
