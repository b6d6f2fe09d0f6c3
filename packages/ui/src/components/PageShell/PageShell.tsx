import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { SkipLink } from '../SkipLink/SkipLink'
import { BottomBar } from './BottomBar'
import { aboveBar as aboveBarRoom, foot, room } from './BottomBar.css'
import type { BarEntry, MenuEntry, MenuGroup, TopStrip } from './entries'
import { Footer } from './Footer'
import { Masthead } from './Masthead'
import * as styles from './PageShell.css'

export interface PageShellProps extends ComponentProps<'div'> {
  /** URL of both logo links. @default '/' */
  homeHref?: string
  /** The strip above the masthead. */
  topStrip?: TopStrip | undefined
  /** The main menu, shown from 1024 px. @default [] */
  menu?: readonly (MenuEntry | MenuGroup)[]
  /** At the end of the masthead, on every width. */
  actions?: ReactNode
  /** @default [] */
  footerEntries?: readonly MenuEntry[]
  /** Small print of the footer. */
  footerNote?: ReactNode
  /** Beside the small print: privacy, terms. @default [] */
  legalEntries?: readonly MenuEntry[]
  /** The phone's bottom bar, shown below 1024 px. @default [] */
  barEntries?: readonly BarEntry[]
  /** One row of 61 px, kept in view at the foot of the window, above the bar where there is one. */
  aboveBar?: ReactNode
  /** The page's content, in its column. */
  children: ReactNode
}

/** The frame of every page: skip link, top strip, masthead, content, footer and bottom bar. */
export function PageShell({
  homeHref = '/',
  topStrip,
  menu = [],
  actions,
  footerEntries = [],
  footerNote,
  legalEntries = [],
  barEntries = [],
  aboveBar,
  className,
  children,
  ...rest
}: PageShellProps) {
  return (
    <div className={joinClasses(styles.shell, room, className)} {...rest}>
      <SkipLink />
      <Masthead homeHref={homeHref} topStrip={topStrip} menu={menu} actions={actions} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer
        homeHref={homeHref}
        entries={footerEntries}
        note={footerNote}
        legalEntries={legalEntries}
      />
      <div className={foot}>
        <div className={aboveBarRoom}>{aboveBar}</div>
        {barEntries.length > 0 && <BottomBar entries={barEntries} />}
      </div>
    </div>
  )
}
