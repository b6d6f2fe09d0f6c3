import { Link } from '@edbazaar/ui/Link'
import { Fragment } from 'react'
import * as styles from './docs.css'

/** Code in backticks, and links as [text](/path). */
const markup = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g

/** Renders text with inline code and links. */
export function FormattedText({ text }: { text: string }) {
  const parts = []
  let end = 0
  for (const { index, 0: match, 1: code, 2: link, 3: href } of text.matchAll(markup)) {
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
    end = index + match.length
  }
  parts.push(text.slice(end))
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}
