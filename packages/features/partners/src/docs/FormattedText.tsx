import { Link } from '@edbazaar/ui/Link'
import { Fragment } from 'react'
import * as styles from './docs.css'
import { type DocText, useDocText } from './use-doc-text'

/** Code in backticks, and links as [text](/path). */
const markup = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g

/** A text with inline code and links. */
export function FormattedText({ text }: { text: DocText }) {
  const write = useDocText()
  const written = write(text)
  const parts = []
  let end = 0
  for (const { index, 0: match, 1: code, 2: link, 3: href } of written.matchAll(markup)) {
    parts.push(written.slice(end, index))
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
  parts.push(written.slice(end))
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}
