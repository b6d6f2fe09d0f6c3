import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import { Seats, type SeatsState } from '../Seats/Seats'
import * as styles from './JobRow.css'
import { defaultLabels, type JobLabels } from './labels'

export interface JobRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** URL of the job's page. */
  href: string
  /** Title of the job: "PGT Mathematics". */
  title: string
  /** Employer and place: "Vidya Niketan, Kothrud, Pune". */
  school: string
  /** "₹30,000–₹45,000"; null if not provided. */
  pay: string | null
  /** "Full time". */
  type: string
  /** The last day to apply; null if there is none. */
  closes: { state: SeatsState; label: string; note?: string | undefined } | null
  /** Buttons at the end of the row, one for each of the list's `actionHeadings`. */
  actions?: ReactNode
  /** Content below the row, such as a note. */
  below?: ReactNode
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<JobLabels> | undefined
  /** Heading level of the title. @default 2 */
  level?: 2 | 3
}

/** One job of a `JobList`: title, school and place, pay, type, last day. */
export function JobRow({
  href,
  title,
  school,
  pay,
  type,
  closes,
  actions,
  below,
  labels: givenLabels,
  level = 2,
  className,
  ...rest
}: JobRowProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={joinClasses(styles.entry, className)} {...rest}>
      <div>
        <Heading className={styles.title} lang={languageOf(title)}>
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        </Heading>
        <p className={styles.school} lang={languageOf(school)}>
          {school}
        </p>
      </div>
      <dl className={styles.facts}>
        <div className={styles.pay}>
          <dt>{labels.pay}</dt>
          <dd>{pay ?? <NotProvided />}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{labels.type}</dt>
          <dd>{type}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{labels.applyBy}</dt>
          <dd>
            <Closes closes={closes} untilFilled={labels.untilFilled} />
          </dd>
        </div>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  )
}

type ClosesProps = Pick<JobRowProps, 'closes'> & Pick<JobLabels, 'untilFilled'>

function Closes({ closes, untilFilled }: ClosesProps): ReactNode {
  if (closes === null) return <Seats state="open">{untilFilled}</Seats>
  return (
    <>
      <Seats state={closes.state}>{closes.label}</Seats>
      {closes.note && <span className={styles.note}>{closes.note}</span>}
    </>
  )
}
