import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import * as styles from './details.css'

interface DetailsSectionProps {
  /** By which the bar above and other pages lead here. */
  id: string
  title: string
  /** What it is about. */
  text: ReactNode
  children: ReactNode
}

/** One thing about the account: its name, what it is about, and what one can do. */
export function DetailsSection({ id, title, text, children }: DetailsSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHead title={title} titleId={`${id}-title`} isFlush />
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
