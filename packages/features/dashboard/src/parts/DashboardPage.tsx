import type { ReactNode } from 'react'
import * as styles from './parts.css'

interface DashboardPageProps {
  title: string
  /** Language of the title if it differs from the page. */
  titleLang?: string | undefined
  /** The text below the title. */
  about: ReactNode
  /** Links beside the title. */
  tools: ReactNode
  children: ReactNode
}

/** A page of the dashboard below its title. */
export function DashboardPage({ title, titleLang, about, tools, children }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} lang={titleLang}>
            {title}
          </h1>
          <p className={styles.headText}>{about}</p>
        </div>
        <div className={styles.tools}>{tools}</div>
      </header>
      {children}
    </div>
  )
}
