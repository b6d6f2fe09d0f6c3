import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './ArticleCard.css'

/**
 * The first of a front page; one in a grid, on a phone beside a small image and without its
 * summary; one that is always so.
 */
export const articleLooks = ['lead', 'standing', 'beside'] as const
export type ArticleLook = (typeof articleLooks)[number]

const sizes: Readonly<Record<ArticleLook, string>> = {
  lead: '(min-width: 1024px) 680px, 100vw',
  standing: '(min-width: 1024px) 368px, (min-width: 768px) 50vw, (min-width: 480px) 100vw, 112px',
  beside: '112px',
}

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Where it is read; without an address the title leads nowhere. */
  href?: string | undefined
  /** Its title, in the language it is written in. */
  title: string
  /** Its image; it is not read out, as the title says what it would. */
  image: Image
  /** What it is about, and when it came: "Fees, 10 November". */
  kicker: string
  /** A sentence or two. */
  summary?: string | undefined
  /** Who wrote it, and how long it takes to read. */
  byline?: string | undefined
  /** Buttons at the foot. */
  actions?: ReactNode
  /** Under all its words, such as a note. */
  below?: ReactNode
  /** @default 'standing' */
  look?: ArticleLook
  /** Rank of the title's heading. @default 3 */
  level?: 2 | 3
  /** Fetches the image first: for cards in the first view. @default false */
  isPriority?: boolean
}

/** An article as a list shows it: image, what and when, title, and what is in it. */
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
      <div className={styles.words}>
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
          <div className={styles.foot}>
            {byline && <p className={styles.byline}>{byline}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </article>
  )
}
