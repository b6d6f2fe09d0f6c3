import type { ThemeColors } from './contrast'

/** Cool grey, plum for actions, jade as the accent: shares no colour with EdBazaar's palette. */
export const nilgiriColors: ThemeColors = {
  paper: '#f6f7fb',
  surface: '#ffffff',
  sunk: '#ebedf5',
  ink: '#1b1d2e',
  ink2: '#464a63',
  ink3: '#5b6080',
  line: '#d8dbe8',
  line2: '#7d829f',
  rule: '#5b2a86',
  act: '#6b2c91',
  actStrong: '#4f1c70',
  actSoft: '#efe4f6',
  onAct: '#ffffff',
  accent: '#35c2a1',
  onAccent: '#0b2a23',
  accentSoft: '#d5f3eb',
  accentInk: '#0a6350',
  good: '#1d6b3c',
  goodSoft: '#dcf0e2',
  bad: '#b0243c',
  badSoft: '#fbe1e5',
  scrim: 'rgb(20 18 46 / .55)',
}
