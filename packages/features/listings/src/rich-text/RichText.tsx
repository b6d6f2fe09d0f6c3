import { languageOf } from '@edbazaar/ui/formatting'
import { createElement, type ReactNode } from 'react'
import { parseRichText, type RichNode } from './parse-rich-text'
import { prose } from './rich-text.css'

/** A description in the words and simple elements of whoever wrote it. */
export function RichText({ html }: { html: string }) {
  return (
    <div className={prose} lang={languageOf(html)}>
      {parseRichText(html).map(toElement)}
    </div>
  )
}

function toElement(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={index} />
  return createElement(node.tag, { key: index }, node.children.map(toElement))
}
