import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import * as styles from '../list.css'
import { messages } from '../messages'

/** Says which search led to the list, with a way to search for its words instead. */
export function SearchedQuery({ query }: { query: string }) {
  const t = useMessages(messages)
  return (
    <p className={styles.searched}>
      {t(messages.searchedFor(query))}{' '}
      <Link href={paths.searchForWords(query)} variant="inText">
        {t(messages.searchWords)}
      </Link>
    </p>
  )
}
