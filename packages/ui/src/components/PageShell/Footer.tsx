import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import type { MenuEntry } from './entries'
import * as styles from './Footer.css'
import { Logo } from './Logo'

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** URL of the logo link. @default '/' */
  homeHref?: string
  /** Links to existing pages. @default [] */
  entries?: readonly MenuEntry[]
  /** Small print: where facts and images come from. */
  note?: ReactNode
  /** Beside the small print. @default [] */
  legalEntries?: readonly MenuEntry[]
  /** Id of an empty element beside the legal links, for what the page adds later. */
  slotId?: string | undefined
  /** Accessible name of the links. */
  menuLabel: string
  /** Accessible name of the legal links. */
  legalLabel: string
}

interface FooterMenuProps {
  label: string
  entries: readonly MenuEntry[]
  className: string
}

function FooterMenu({ label, entries, className }: FooterMenuProps) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} className={className}>
      {entries.map((entry) => (
        <Anchor
          key={entry.href}
          href={entry.href}
          className={styles.entry}
          aria-current={entry.isCurrent ? 'page' : undefined}
        >
          {entry.label}
        </Anchor>
      ))}
    </nav>
  )
}

/** The end of every page, under a double line. */
export function Footer({
  homeHref = '/',
  entries = [],
  note,
  legalEntries = [],
  slotId,
  menuLabel,
  legalLabel,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer className={joinClasses(styles.footer, className)} {...rest}>
      <div className={styles.line}>
        <Logo href={homeHref} />
        <FooterMenu label={menuLabel} entries={entries} className={styles.menu} />
        <div className={styles.print}>
          {note && <small className={styles.note}>{note}</small>}
          <FooterMenu label={legalLabel} entries={legalEntries} className={styles.legal} />
          {slotId && <div id={slotId} className={styles.slot} />}
        </div>
      </div>
    </footer>
  )
}
