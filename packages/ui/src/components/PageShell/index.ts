export type { BarEntry, MenuEntry, MenuGroup, TopStrip } from './entries'
export type { PageShellLabels } from './labels'
export { PageShell, type PageShellProps } from './PageShell'
