import type { ThemeColors } from '../../packages/ui/src/theme/contrast'

export type ColorName = keyof ThemeColors

/** What each colour is for, in groups as a designer looks for them. */
export const colorGroups: readonly {
  title: string
  roles: readonly (readonly [name: ColorName, role: string])[]
}[] = [
  {
    title: 'Grounds',
    roles: [
      ['paper', 'The page'],
      ['surface', 'Panels, fields, menus'],
      ['sunk', 'Wells, heads of tables, rows under the pointer'],
    ],
  },
  {
    title: 'Ink',
    roles: [
      ['ink', 'What is read'],
      ['ink2', 'Secondary words'],
      ['ink3', 'Captions and units; nothing lighter is a word'],
    ],
  },
  {
    title: 'Lines',
    roles: [
      ['line', 'Hairlines between columns and rows; decoration only'],
      ['line2', 'Frames of fields and buttons'],
      ['rule', 'The thick and thin rule over a section'],
    ],
  },
  {
    title: 'What acts',
    roles: [
      ['act', 'Links, buttons, the ring of the focus'],
      ['actStrong', 'Under the pointer, pressed'],
      ['actSoft', 'What is chosen'],
      ['onAct', 'Words on it'],
    ],
  },
  {
    title: 'The accent',
    roles: [
      ['accent', 'Marks: the rule’s start, the current tab, few seats, today. Never words'],
      ['onAccent', 'Words on it'],
      ['accentSoft', 'Highlights'],
      ['accentInk', 'Words where the accent is meant'],
    ],
  },
  {
    title: 'News',
    roles: [
      ['good', 'Good news: saved, open'],
      ['goodSoft', 'Its ground'],
      ['bad', 'Bad news: failed, not saved'],
      ['badSoft', 'Its ground'],
      ['scrim', 'Over the page behind a dialog'],
    ],
  },
]
