import type { ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import * as styles from './legend.css'

export interface LegendEntry {
  name: string
  /** A small SVG as the marks are drawn. */
  swatch: ReactNode
}

interface LegendProps {
  entries: readonly LegendEntry[]
  /** Whether a wide chart names its lines at their ends instead. @default false */
  isForNarrow?: boolean
}

/** What each pattern of a chart stands for. */
export function Legend({ entries, isForNarrow = false }: LegendProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.legend} data-narrow={isForNarrow || undefined}>
        {entries.map(({ name, swatch }) => (
          <li key={name} className={styles.entry} lang={languageOf(name)}>
            {swatch}
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The previous value, as it is drawn across a bar. */
export function TickSwatch() {
  return (
    <svg width="8" height="14" aria-hidden="true">
      <path d="M4 0v14" className={styles.tick} />
    </svg>
  )
}
