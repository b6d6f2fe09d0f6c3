export type { BarEntry, EarStrip, MenuEntry, MenuGroup } from './entries'
export { PageShell, type PageShellProps } from './PageShell'
