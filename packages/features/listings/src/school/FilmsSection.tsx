import { useIsBrowser } from '@edbazaar/feature-shell'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { lazy, Suspense } from 'react'
import { messages } from './messages'
import * as styles from './school.css'
import type { ShownSchool } from './shown-school'

/** Few schools have films: only their pages pay for the player, once they are read. */
const SchoolFilm = lazy(() => import('./SchoolFilm'))

/** What the school has filmed. Until the player is there, and without scripts, a link keeps its room. */
export function FilmsSection({ school: { name, films, pictures } }: { school: ShownSchool }) {
  const isBrowser = useIsBrowser()
  return (
    <section className={styles.section}>
      <SectionHead title={messages.films} isFlush />
      {films.map(({ url, mime }, index) => {
        const label = messages.film(name, index + 1)
        const link = (
          <a href={url} className={styles.filmRoom}>
            {label}
          </a>
        )
        if (!isBrowser) return <div key={url}>{link}</div>
        return (
          <Suspense key={url} fallback={link}>
            <SchoolFilm
              label={label}
              sources={[{ url, type: mime }]}
              poster={pictures[0]?.url ?? ''}
            />
          </Suspense>
        )
      })}
    </section>
  )
}
