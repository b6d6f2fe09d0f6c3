export const messages = {
  live: 'Live',
  hidden: 'Hidden',
  shown: 'Shown to parents',
  shownOf: (name: string) => `Shown to parents, ${name}`,
  clickToDisable: 'Click To Disable',
  clickToEnable: 'Click To Enable',
  failed: 'Failed',
} as const
