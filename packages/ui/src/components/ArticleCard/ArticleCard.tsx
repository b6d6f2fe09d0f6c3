import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './ArticleCard.css'

/**
 * `lead` opens a front page; `standing` is for grids, on a phone with a small image and no
 * summary; `beside` always has the small image and no summary.
 */
export const articleLooks = ['lead', 'standing', 'beside'] as const
export type ArticleLook = (typeof articleLooks)[number]

const sizes: Readonly<Record<ArticleLook, string>> = {
  lead: '(min-width: 1024px) 680px, 100vw',
  standing: '(min-width: 1024px) 368px, (min-width: 768px) 50vw, (min-width: 480px) 100vw, 112px',
  beside: '112px',
}

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the article. Without it the title is plain text. */
  href?: string | undefined
  /** The title. Its language is detected. */
  title: string
  /** The image is decorative: it has an empty alternative text. */
  image: Image
  /** Subject and date: "Fees, 10 November". */
  kicker: string
  /** A sentence or two. */
  summary?: string | undefined
  /** Author and reading time. */
  byline?: string | undefined
  /** Buttons at the end of the card. */
  actions?: ReactNode
  /** Content below the text, such as a note. */
  below?: ReactNode
  /** @default 'standing' */
  look?: ArticleLook
  /** Heading level of the title. @default 3 */
  level?: 2 | 3
  /** Loads the image with high priority, for cards above the fold. @default false */
  isPriority?: boolean
}

/** An article in a list: image, subject and date, title and summary. */
export function ArticleCard({
  href,
  title,
  image,
  kicker,
  summary,
  byline,
  actions,
  below,
  look = 'standing',
  level = 3,
  isPriority = false,
  className,
  ...rest
}: ArticleCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const language = languageOf(title)
  return (
    <article data-look={look} className={joinClasses(styles.card, className)} {...rest}>
      <ResponsiveImage
        {...image}
        alt=""
        shape={look === 'beside' ? 'square' : 'wide'}
        sizes={sizes[look]}
        isPriority={isPriority}
      />
      <div className={styles.text}>
        <p className={styles.kicker}>{kicker}</p>
        <Heading className={styles.title} lang={language}>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={styles.link}>
              {title}
            </Anchor>
          )}
        </Heading>
        {summary && (
          <p className={styles.summary} lang={languageOf(summary)}>
            {summary}
          </p>
        )}
        {(byline || actions) && (
          <div className={styles.footer}>
            {byline && <p className={styles.byline}>{byline}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </article>
  )
}
