import { HiddenField } from '@edbazaar/feature-list-kit'
import { paths, useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messages as listMessages } from '../list/messages'
import { weekdays } from '../list/product-state'
import { ageLabel } from './age-label'
import * as styles from './beyond-school-home.css'
import { messages } from './messages'
import { PlaceStep } from './PlaceStep'
import { StepList } from './StepList'
import { ages, type WizardState, type WizardStep, wizardUrl } from './wizard-state'

/** Fragment to which a form without scripts returns. */
const wizardId = 'wizard'

/** Age, days, place: three questions with their own URLs that lead to a list. */
export function Wizard({ matchCount }: { matchCount: number | null }) {
  const t = useMessages(messages)
  const { search } = useLocation()
  const state = wizardUrl.read(new URLSearchParams(search))
  const headRef = useFocusOnNextStep(state.step)
  return (
    <section id={wizardId} className={styles.section}>
      <SectionHead title={t(messages.wizard)} />
      <StepList state={state} />
      <h3 ref={headRef} tabIndex={-1} className={styles.question}>
        {t(messages.questions[state.step])}
      </h3>
      {state.step === 'age' && <AgeStep state={state} />}
      {state.step === 'days' && <DaysStep state={state} />}
      {state.step === 'place' && <PlaceStep state={state} />}
      <p role="status" className={styles.matchCount}>
        {matchCount !== null && t(messages.matches(matchCount))}
      </p>
    </section>
  )
}

/** Focuses the question of a new step, but not on the first view. */
function useFocusOnNextStep(step: WizardStep) {
  const headRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    headRef.current?.focus({ preventScroll: true })
  }, [step])
  return headRef
}

function AgeStep({ state }: { state: WizardState }) {
  const t = useMessages(messages)
  return (
    <StepForm
      state={state}
      next="days"
      skip={{ label: t(messages.anyAge), without: { age: null } }}
    >
      <fieldset className={styles.choices} aria-label={t(messages.questions.age)}>
        {ages.map((age) => (
          <label key={age} className={styles.choice}>
            <input
              type="radio"
              name="age"
              value={age}
              required
              defaultChecked={age === state.age}
              className={styles.input}
            />
            {ageLabel(age, t)}
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}

function DaysStep({ state }: { state: WizardState }) {
  const t = useMessages(messages, listMessages)
  return (
    <StepForm
      state={state}
      back="age"
      next="place"
      skip={{ label: t(messages.anyDay), without: { days: [] } }}
    >
      <fieldset className={styles.choices} aria-label={t(messages.questions.days)}>
        {weekdays.map((day) => (
          <label key={day} className={styles.choice}>
            <input
              type="checkbox"
              name="days"
              value={day}
              defaultChecked={state.days.includes(day)}
              className={styles.input}
            />
            {t(listMessages.dayNames[day])}
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}

interface StepFormProps {
  state: WizardState
  back?: WizardStep
  next: WizardStep
  skip: { label: string; without: Partial<WizardState> }
  children: ReactNode
}

/** One question as a plain GET form. With scripts it navigates on the client. */
function StepForm({ state, back, next, skip, children }: StepFormProps) {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  const navigate = useNavigate()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') answers.append(name, value)
    void navigate(wizardUrl.pathOf(wizardUrl.read(answers)), { preventScrollReset: true })
  }
  return (
    // The key resets the form with the answers of the new step.
    <form
      key={state.step}
      method="get"
      action={`${pathWithBase(paths.beyondSchool)}#${wizardId}`}
      onSubmit={onSubmit}
    >
      <HiddenField name="step" value={next} />
      {state.step !== 'age' && <HiddenField name="age" value={state.age} />}
      {state.step !== 'days' && state.days.length > 0 && (
        <HiddenField name="days" value={state.days.join(',')} />
      )}
      {children}
      <div className={styles.buttons}>
        {back && (
          <ButtonLink href={wizardUrl.pathOf({ ...state, step: back })} data-keep-place="">
            {t(messages.back)}
          </ButtonLink>
        )}
        <Button type="submit" variant="main">
          {t(messages.next)}
        </Button>
        <Link href={wizardUrl.pathOf({ ...state, ...skip.without, step: next })} data-keep-place="">
          {skip.label}
        </Link>
      </div>
    </form>
  )
}
