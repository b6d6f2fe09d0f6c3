import type { ReactNode } from 'react'
import { SectionHead } from '../../packages/ui/src/components/SectionHead'
import * as styles from './foundations.css'

interface PageProps {
  title: string
  /** What the reader takes away, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** A page of the foundations: it stands in the toolbar's theme, density and direction itself. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

interface PartProps {
  title: string
  note?: string
  children: ReactNode
}

/** A part of a page under the house's rule. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <SectionHead title={title} note={note} />
      {children}
    </section>
  )
}

/** Code to take away. */
export function CodeBlock({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  )
}
