import { Fragment } from 'react'
import { pageOf } from './component-pages'

/** Plain text with `code` in backticks; a component name becomes a link to its page. */
export function Prose({ children }: { children: string }) {
  // Every second piece was between backticks.
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{piece}</Fragment>
      ) : (
        <Code key={index} text={piece} />
      ),
    )
}

function Code({ text }: { text: string }) {
  const page = pageOf(text)
  if (page === undefined) return <code>{text}</code>
  return (
    <a href={page} target="_top">
      <code>{text}</code>
    </a>
  )
}
