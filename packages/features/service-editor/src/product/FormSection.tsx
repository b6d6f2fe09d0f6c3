import { SectionHead } from '@edbazaar/ui/SectionHead'
import { type ReactNode, useId } from 'react'
import * as styles from './product.css'

interface FormSectionProps {
  title: string
  text?: string
  /** Shown at the end of the title row, for example a `SaveState`. */
  note?: ReactNode
  children: ReactNode
}

/** A titled section of the add or edit page. */
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
