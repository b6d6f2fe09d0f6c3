import type { ReactNode } from 'react'
import { SectionHead } from '../../packages/ui/src/components/SectionHead'
import * as styles from './foundations.css'

interface PageProps {
  title: string
  /** One or two sentences. */
  lead: ReactNode
  children: ReactNode
}

/** A foundations page. It follows the toolbar's theme, density and direction. */
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

export function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <SectionHead title={title} note={note} />
      {children}
    </section>
  )
}

export function CodeBlock({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  )
}
