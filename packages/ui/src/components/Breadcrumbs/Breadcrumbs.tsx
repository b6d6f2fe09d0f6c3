'use client'

import type { ComponentProps } from 'react'
import { useSharedLabels } from '../../internal/shared-labels'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Breadcrumbs.css'

export interface Crumb {
  /** The link text, as in the menu. */
  label: string
  /** URL of the parent page. */
  href: string
  /** Language of the label if it differs from the page. */
  lang?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the root to the parent. Leave out the current page: its title follows. */
  crumbs: readonly Crumb[]
  /** @default 'You are here' */
  label?: string
}

/** The parent pages: Schools / Bengaluru / Indiranagar. */
export function Breadcrumbs({ crumbs, label, className, ...rest }: BreadcrumbsProps) {
  const { breadcrumbs } = useSharedLabels()
  return (
    <nav aria-label={label ?? breadcrumbs} className={className} {...rest}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <Anchor href={crumb.href} lang={crumb.lang} className={styles.link}>
              {crumb.label}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
