import type { MouseEvent, ReactElement, ReactNode } from 'react'

/** One entry of a menu. */
export interface MenuEntry {
  label: string
  href: string
  /** Whether the page shown is this one or belongs to it. @default false */
  isCurrent?: boolean
}

/** One entry of the phone's bottom bar: a word always stands under its icon. */
export interface BarEntry extends MenuEntry {
  icon: ReactElement
  /** Before the link is followed; it may prevent that. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The strip above the masthead: what stands at its start and at its end. */
export interface EarStrip {
  start?: ReactNode
  end?: ReactNode
}
