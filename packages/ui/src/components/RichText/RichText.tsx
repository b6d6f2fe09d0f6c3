import { type ComponentProps, createElement, type ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Link } from '../Link/Link'
import { type ImageReader, parseRichText, type RichNode } from './parse-rich-text'
import * as styles from './RichText.css'

/** A description is part of a section; an article is the main content of its page. */
export const richTextLooks = ['description', 'article'] as const
export type RichTextLook = (typeof richTextLooks)[number]

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * HTML with paragraphs, lists, emphasis and headings. Of other elements only the text is kept.
   */
  html: string
  /**
   * An article has headings with ids (see `headingsOf`) and a larger line height.
   * @default 'description'
   */
  look?: RichTextLook
  /** Pass `articleImages` to show the images of an article. Without it, images are removed. */
  images?: ImageReader
}

/** User-written text with simple elements. Scripts and styles are removed. */
export function RichText(props: RichTextProps) {
  const { html, look = 'description', images, className, ...rest } = props
  const isArticle = look === 'article'
  const nodes = parseRichText(html, { topHeading: isArticle ? 2 : 3, images })
  return (
    <div className={joinClasses(styles.look[look], className)} lang={languageOf(html)} {...rest}>
      {nodes.map(toElement)}
    </div>
  )
}

function toElement(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children, href, id, align, image } = node
  if (tag !== 'a') {
    const attributes = { key: index, id, 'data-align': align, ...image }
    return createElement(tag, attributes, ...children.map(toElement))
  }
  if (href === undefined) return children.map(toElement)
  const rel = href.startsWith('/') ? undefined : 'ugc nofollow noopener noreferrer'
  return (
    <Link key={index} href={href} variant="inText" rel={rel}>
      {children.map(toElement)}
    </Link>
  )
}
