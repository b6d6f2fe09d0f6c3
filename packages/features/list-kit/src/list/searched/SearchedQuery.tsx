import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { resultsId } from '../results/use-page-focus'
import { messages } from './messages'
import * as styles from './searched.css'
import { useCountedClicks } from './use-counted-clicks'

interface SearchedQueryProps {
  query: string
  /** The number of results on the pages before. */
  earlier: number
}

/** Says which search led to the list, with a way to search for its words instead. */
export function SearchedQuery({ query, earlier }: SearchedQueryProps) {
  const t = useMessages(messages)
  useCountedClicks(resultsId, query, earlier)
  return (
    <p className={styles.searched}>
      {t(messages.searchedFor(query))}{' '}
      <Link href={paths.searchForWords(query)} variant="inText">
        {t(messages.searchWords)}
      </Link>
    </p>
  )
}
