export type { BarEntry, MenuEntry, MenuGroup, TopStrip } from './entries'
export { PageShell, type PageShellProps } from './PageShell'
