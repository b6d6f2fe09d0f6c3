import { csvOf, downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { ArrowRightIcon, DownloadIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { messages } from './messages'
import * as styles from './metrics.css'

interface CsvActionProps {
  title: string
  file: string
  lines: () => readonly (readonly (string | number | null)[])[]
}

/** Downloads what a chart shows. */
export function CsvAction({ title, file, lines }: CsvActionProps) {
  const t = useMessages(messages)
  return (
    <Button
      variant="bare"
      className={styles.screenOnly}
      aria-label={t(messages.csvOf(title))}
      onClick={() => downloadCsv(csvOf(lines()), `${file}.csv`)}
    >
      <DownloadIcon size="small" />
      {t(messages.csv)}
    </Button>
  )
}

/** Opens the records behind a chart; nothing if there are none. */
export function RowsLink({ count, href }: { count: number | null; href: string }) {
  const t = useMessages(messages)
  if (count === null || count === 0) return null
  return (
    <Link href={href} className={styles.screenOnly}>
      {t(messages.open(count, formatCount(count)))}
      <ArrowRightIcon size="small" />
    </Link>
  )
}
