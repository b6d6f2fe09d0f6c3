import type { ReactNode } from 'react'
import * as styles from './page.css'

interface SectionProps {
  title: string
  children: ReactNode
}

/** A section of a docs page; its title appears in the table of contents. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
