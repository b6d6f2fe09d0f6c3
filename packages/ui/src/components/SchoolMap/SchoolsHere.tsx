'use client'

import { type ReactElement, useEffect, useRef } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatRupees } from '../../formatting/numbers'
import { Link } from '../Link/Link'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './SchoolMap.css'
import type { MapSchool } from './types'

interface SchoolsHereProps {
  schools: readonly MapSchool[]
  close: ReactElement
}

/** The schools of a selected flag, with links to their pages. */
export function SchoolsHere({ schools, close }: SchoolsHereProps) {
  const card = useRef<HTMLDivElement>(null)
  // Above what covers the end of the window, such as a menu bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other schools change the card's height
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [schools])
  return (
    <div ref={card} className={styles.here} role="status">
      <ul className={styles.hereList}>
        {schools.map(({ name, href, feesFrom }) => (
          <li key={href} className={styles.hereSchool}>
            <Link href={href} lang={languageOf(name)}>
              {name}
            </Link>
            <span className={styles.hereFees}>
              {feesFrom === null ? <NotProvided /> : formatRupees(feesFrom)}
            </span>
          </li>
        ))}
      </ul>
      {close}
    </div>
  )
}
