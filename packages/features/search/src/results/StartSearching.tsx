import { paths, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { SearchIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useAtom } from 'jotai'
import { exampleQueries, messages } from '../messages'
import { recentSearchesAtom } from '../recent-searches'
import * as styles from './start.css'

/** Shown without a query: example searches, and recent searches of this browser. */
export function StartSearching() {
  const t = useMessages(messages)

  return (
    <div className={styles.start}>
      <section>
        <SectionHead title={t(messages.startTitle)} isFlush />
        <Searches queries={exampleQueries} />
        <ButtonLink href={paths.schools} variant="bare" className={styles.action}>
          {t(messages.allSchools)}
        </ButtonLink>
      </section>
      <RecentSearches />
    </div>
  )
}

/** Only the browser has these, so they appear after hydration, below the rendered content. */
function RecentSearches() {
  const t = useMessages(messages)

  const [recent, setRecent] = useAtom(recentSearchesAtom)
  const isBrowser = useIsBrowser()
  if (!isBrowser || recent.length === 0) return null
  return (
    <section>
      <SectionHead title={t(messages.recentTitle)} isFlush />
      <Searches queries={recent} />
      <Button variant="bare" className={styles.action} onClick={() => setRecent([])}>
        {t(messages.clearRecent)}
      </Button>
    </section>
  )
}

function Searches({ queries }: { queries: readonly string[] }) {
  return (
    <ul>
      {queries.map((query) => (
        <li key={query} className={styles.line}>
          <Link href={paths.searchFor(query)} variant="plain" className={styles.search}>
            <SearchIcon size="small" />
            <span className={styles.query} lang={languageOf(query)}>
              {query}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
