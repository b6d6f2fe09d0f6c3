/** Texts of the tray. */
export interface CompareTrayLabels {
  /** Accessible name of the tray. @default 'Compare tray' */
  tray: string
  /** @default 'Compare' */
  title: string
  /** How many records are in the tray. @default '2 of 4' */
  count: (entries: number, max: number) => string
  /** Button that removes a record. @default 'Remove Noyyal Academy' */
  remove: (name: string) => string
  /** In the free space. @default 'Add one more' */
  addOneMore: string
  /** The link to the comparison. @default 'Compare 2' */
  compare: (entries: number) => string
}

export const defaultLabels: CompareTrayLabels = {
  tray: 'Compare tray',
  title: 'Compare',
  count: (entries, max) => `${entries} of ${max}`,
  remove: (name) => `Remove ${name}`,
  addOneMore: 'Add one more',
  compare: (entries) => `Compare ${entries}`,
}
