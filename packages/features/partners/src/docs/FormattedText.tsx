import { Link } from '@edbazaar/ui/Link'
import { Fragment } from 'react'
import * as styles from './docs.css'

/** Code between backticks, and links as [words](/path). */
const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g

/** A run of words in which names of code and links are marked. */
export function Words({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const { index, 0: whole, 1: code, 2: link, 3: href } of text.matchAll(marks)) {
    parts.push(text.slice(end, index))
    parts.push(
      code === undefined ? (
        <Link href={href ?? ''} variant="inText">
          {link}
        </Link>
      ) : (
        <code className={styles.inline} translate="no">
          {code}
        </code>
      ),
    )
    end = index + whole.length
  }
  parts.push(text.slice(end))
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}
