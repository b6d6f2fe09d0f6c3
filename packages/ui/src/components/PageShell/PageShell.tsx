import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { SkipLink } from '../SkipLink/SkipLink'
import { BottomBar } from './BottomBar'
import { aboveBar as aboveBarRoom, footer, spacer } from './BottomBar.css'
import type { BarEntry, MenuEntry, MenuGroup, TopStrip } from './entries'
import { Footer } from './Footer'
import { Header } from './Header'
import { defaultLabels, type PageShellLabels } from './labels'
import * as styles from './PageShell.css'

export interface PageShellProps extends ComponentProps<'div'> {
  /** URL of both logo links. @default '/' */
  homeHref?: string
  /** The strip above the header. */
  topStrip?: TopStrip | undefined
  /** The main menu, shown from 1024 px. @default [] */
  menu?: readonly (MenuEntry | MenuGroup)[]
  /** At the end of the header, at every width. */
  actions?: ReactNode
  /** @default [] */
  footerEntries?: readonly MenuEntry[]
  /** Small print of the footer. */
  footerNote?: ReactNode
  /** Beside the small print: privacy, terms. @default [] */
  legalEntries?: readonly MenuEntry[]
  /** The bottom bar, shown below 1024 px. @default [] */
  barEntries?: readonly BarEntry[]
  /** Id of an empty element in the footer, for what the page adds later. */
  footerSlotId?: string
  /**
   * One row, sticky at the bottom of the window, above the bottom bar. The page leaves 61 px for it,
   * or the height that `CompareTray` reports.
   */
  aboveBar?: ReactNode
  /** Texts of the frame. @default English */
  labels?: Partial<PageShellLabels> | undefined
  /** The page's content, in its column. */
  children: ReactNode
}

/** The frame of every page: skip link, top strip, header, content, footer and bottom bar. */
export function PageShell({
  homeHref = '/',
  topStrip,
  menu = [],
  actions,
  footerEntries = [],
  footerNote,
  legalEntries = [],
  footerSlotId,
  barEntries = [],
  aboveBar,
  labels: givenLabels,
  className,
  children,
  ...rest
}: PageShellProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <div className={joinClasses(styles.shell, spacer, className)} {...rest}>
      <SkipLink>{labels.skip}</SkipLink>
      <Header
        homeHref={homeHref}
        topStrip={topStrip}
        menu={menu}
        menuLabel={labels.main}
        actions={actions}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer
        homeHref={homeHref}
        entries={footerEntries}
        note={footerNote}
        legalEntries={legalEntries}
        slotId={footerSlotId}
        menuLabel={labels.footer}
        legalLabel={labels.legal}
      />
      <div className={footer}>
        <div className={aboveBarRoom} data-above-bar="">
          {aboveBar}
        </div>
        {barEntries.length > 0 && <BottomBar label={labels.bar} entries={barEntries} />}
      </div>
    </div>
  )
}
