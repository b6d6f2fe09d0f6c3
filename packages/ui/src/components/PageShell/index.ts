export type { BarEntry, EarStrip, MenuEntry } from './entries'
export { PageShell, type PageShellProps } from './PageShell'
