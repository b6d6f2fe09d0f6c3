import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './PageHead.css'

/** `lead` for reading pages, `name` for a page about one record. */
export const pageHeadLooks = ['lead', 'name'] as const

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's only h1. */
  title: string
  /** A summary, in a sentence or two. */
  standfirst?: string | undefined
  /** Secondary text above the title, such as the number and date of an issue. */
  above?: ReactNode
  /** @default 'lead' */
  look?: (typeof pageHeadLooks)[number]
  /** Content below the title, such as author, date and actions. */
  children?: ReactNode
}

/**
 * The title and summary at the start of a page. After `Breadcrumbs` there is less space above it.
 */
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
