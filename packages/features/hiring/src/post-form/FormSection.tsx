import { type ReactNode, useId } from 'react'
import * as styles from './form.css'
import type { PostForm } from './use-post-form'

/** The props of every section of the form. */
export interface SectionProps {
  form: PostForm
  /** Whether nothing can be changed. */
  isLocked: boolean
}

interface FormSectionProps {
  title: string
  /** At the end of the title. */
  note?: ReactNode
  children: ReactNode
}

/** A titled part of the form. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
