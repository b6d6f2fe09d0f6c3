import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/icons'
import { EntryLink } from './EntryLink'
import type { MenuEntry, MenuGroup, TopStrip } from './entries'
import * as styles from './Header.css'
import { Logo } from './Logo'

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** URL of the logo link. @default '/' */
  homeHref?: string
  /** The strip above the header: place and date at the start, language and help at the end. */
  topStrip?: TopStrip | undefined
  /** The main menu, from 1024 px; existing pages only. @default [] */
  menu?: readonly (MenuEntry | MenuGroup)[]
  /** Accessible name of the main menu. */
  menuLabel: string
  /** At the end of the line at every width: "Sign In". */
  actions?: ReactNode
}

/** Top strip, logo and main menu. */
export function Header({
  homeHref = '/',
  topStrip,
  menu = [],
  menuLabel,
  actions,
  className,
  ...rest
}: HeaderProps) {
  return (
    <header className={className} {...rest}>
      {topStrip && (
        <div className={styles.topStrip}>
          <div className={styles.earLine}>
            <div className={styles.topStripStart}>{topStrip.start}</div>
            <div className={styles.topStripEnd}>{topStrip.end}</div>
          </div>
        </div>
      )}
      <div className={styles.mast}>
        <div className={styles.mastLine}>
          <Logo href={homeHref} />
          {menu.length > 0 && (
            <nav aria-label={menuLabel} className={styles.menu}>
              {menu.map((entry) => (
                <EntryLink key={entry.label} entry={entry} className={styles.entry}>
                  {entry.label}
                  {'items' in entry && <ChevronDownIcon size="small" className={styles.chevron} />}
                </EntryLink>
              ))}
            </nav>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </header>
  )
}
