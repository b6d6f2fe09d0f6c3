import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import * as styles from './user.css'

interface SectionProps {
  id: string
  title: string
  /** Explains the section. */
  text?: string
  children: ReactNode
}

/** A section of the page of a user. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHead title={title} titleId={`${id}-title`} isFlush />
      <div className={styles.content}>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  )
}
