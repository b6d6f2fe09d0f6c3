import type { ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import * as styles from './legend.css'

interface LegendEntry {
  name: string
  /** A small SVG that shows the pattern. */
  swatch: ReactNode
}

interface LegendProps {
  entries: readonly LegendEntry[]
  /** Hides the legend in a wide container. @default false */
  isForNarrow?: boolean
}

/** Names of the series with their patterns. */
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

/** Legend swatch of the previous period. */
export function TickSwatch() {
  return (
    <svg width="8" height="14" aria-hidden="true">
      <path d="M4 0v14" className={styles.tick} />
    </svg>
  )
}
