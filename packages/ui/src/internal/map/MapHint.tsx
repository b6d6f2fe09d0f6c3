import type { ReactNode } from 'react'
import * as styles from './map.css'

interface MapHintProps {
  isShown: boolean
  children: ReactNode
}

/** Over the map while one finger moves on it. Only fingers see it. */
export function MapHint({ isShown, children }: MapHintProps) {
  return (
    <div aria-hidden className={styles.hint} data-shown={isShown ? '' : undefined}>
      <span className={styles.hintText}>{children}</span>
    </div>
  )
}
