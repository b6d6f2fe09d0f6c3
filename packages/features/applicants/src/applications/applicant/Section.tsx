import { type ReactNode, useId } from 'react'
import * as styles from './applicant.css'

interface SectionProps {
  title: string
  /** At the end of the title's line. */
  end?: ReactNode
  children: ReactNode
}

/** A titled part of an application. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id} className={styles.sectionTitle}>
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
