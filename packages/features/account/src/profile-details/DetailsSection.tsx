import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import * as styles from './details.css'

interface DetailsSectionProps {
  /** The fragment that the jump bar and other pages link to. */
  id: string
  title: string
  /** Explains the section. */
  text: ReactNode
  children: ReactNode
}

/** A section of the details: title, explanation and controls. */
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
