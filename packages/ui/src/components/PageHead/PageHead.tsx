import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './PageHead.css'

/** `lead` for pages that are read, `name` for a page about one thing. */
export const pageHeadLooks = ['lead', 'name'] as const

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's one h1. */
  title: string
  /** What the page says, in a sentence or two. */
  standfirst?: string | undefined
  /** A quiet line above the title: number and day of an issue. */
  above?: ReactNode
  /** @default 'lead' */
  look?: (typeof pageHeadLooks)[number]
  /** Beneath: who wrote it, and when; what can be done with the page. */
  children?: ReactNode
}

/** Opens a page: its title and what it is about. After `Breadcrumbs` it stands closer. */
export function PageHead({
  title,
  standfirst,
  above,
  look = 'lead',
  children,
  className,
  ...rest
}: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, className)} {...rest}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={styles.title[look]} lang={languageOf(title)}>
        {title}
      </h1>
      {standfirst && (
        <p className={styles.standfirst[look]} lang={languageOf(standfirst)}>
          {standfirst}
        </p>
      )}
      {children}
    </header>
  )
}
