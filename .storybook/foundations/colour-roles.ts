import type { ThemeColors } from '../../packages/ui/src/theme/contrast'

export type ColorName = keyof ThemeColors

/** What each colour is for, in groups. */
export const colorGroups: readonly {
  title: string
  roles: readonly (readonly [name: ColorName, role: string])[]
}[] = [
  {
    title: 'Backgrounds',
    roles: [
      ['paper', 'The page'],
      ['surface', 'Panels, fields, menus'],
      ['sunk', 'Insets, table headers, hovered rows'],
    ],
  },
  {
    title: 'Text',
    roles: [
      ['ink', 'Body text'],
      ['ink2', 'Secondary text'],
      ['ink3', 'Captions and units; the lightest text colour'],
    ],
  },
  {
    title: 'Lines',
    roles: [
      ['line', 'Hairlines between columns and rows; decorative'],
      ['line2', 'Borders of fields and buttons'],
      ['rule', 'Double rule above a section'],
    ],
  },
  {
    title: 'Actions',
    roles: [
      ['act', 'Links, buttons, focus rings'],
      ['actStrong', 'Hovered and pressed'],
      ['actSoft', 'Selected'],
      ['onAct', 'Text on act'],
    ],
  },
  {
    title: 'Accent',
    roles: [
      ['accent', 'Marks: start of a rule, current tab, few seats, today. Never text'],
      ['onAccent', 'Text on accent'],
      ['accentSoft', 'Highlights'],
      ['accentInk', 'Text in the accent colour'],
    ],
  },
  {
    title: 'Status',
    roles: [
      ['good', 'Success: saved, open'],
      ['goodSoft', 'Background of success'],
      ['bad', 'Error: failed, not saved'],
      ['badSoft', 'Background of errors'],
      ['scrim', 'Over the page behind a dialog'],
    ],
  },
]
