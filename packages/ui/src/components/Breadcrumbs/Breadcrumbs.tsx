import type { ComponentProps } from 'react'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Breadcrumbs.css'

export interface Crumb {
  /** The words of the link, as the menu has them. */
  label: string
  /** Address of the wider page. */
  href: string
  /** Language of the label where it is not the page's. */
  lang?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the widest to the nearest. The page itself is not among them: its title follows. */
  crumbs: readonly Crumb[]
  /** @default 'You are here' */
  label?: string
}

/** The way back up: Schools / Bengaluru / Indiranagar. */
export function Breadcrumbs({
  crumbs,
  label = 'You are here',
  className,
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className} {...rest}>
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
