import { type ReactNode, useId } from 'react'
import * as styles from './edit-school.css'
import type { EditorSection } from './editor-sections'

interface FieldGroupProps {
  /** Id of the section, where the list of sections leads. */
  section: EditorSection
  title: string
  /** At the end of the heading, such as a `SaveState`. */
  beside?: ReactNode
  children: ReactNode
}

/** A titled group of fields. */
export function FieldGroup({ section, title, beside, children }: FieldGroupProps) {
  const id = useId()
  return (
    <section id={section} aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHeader}>
        <h3 id={id} className={styles.groupTitle}>
          {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  )
}
