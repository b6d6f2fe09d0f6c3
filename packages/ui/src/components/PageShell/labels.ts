/** Texts of the frame: the skip link, and the accessible names of the menus. */
export interface PageShellLabels {
  /** @default 'Skip to content' */
  skip: string
  /** The menu of the header. @default 'Main' */
  main: string
  /** The links of the footer. @default 'Footer' */
  footer: string
  /** The links beside the small print. @default 'Legal' */
  legal: string
  /** The menu at the bottom of the window. @default 'Quick links' */
  bar: string
}

export const defaultLabels: PageShellLabels = {
  skip: 'Skip to content',
  main: 'Main',
  footer: 'Footer',
  legal: 'Legal',
  bar: 'Quick links',
}
