import { SectionHead } from '@edbazaar/ui/SectionHead'
import { type ReactNode, useId } from 'react'
import * as styles from './service.css'

interface FormSectionProps {
  title: string
  text?: string
  /** At the end of the title's line, such as a `SaveState`. */
  note?: ReactNode
  children: ReactNode
}

/** A part of the form, or of the page that edits. */
export function FormSection({ title, text, note, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead title={title} titleId={id} note={note} isFlush />
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
