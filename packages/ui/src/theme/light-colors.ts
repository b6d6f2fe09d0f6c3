/* Numbers after the colours are WCAG contrast ratios. */
export const lightColors = {
  paper: '#fbf7ee', // the page
  surface: '#fffdf8', // panels, fields, menus
  sunk: '#f4eee1', // wells, table heads, hover rows
  ink: '#24211b', // 15.0 on paper, 13.9 on sunk
  ink2: '#575045', // 7.4 on paper, 6.9 on sunk: secondary text
  ink3: '#6f6657', // 5.3 on paper, 4.9 on sunk: captions, units
  line: '#e3dac8', // hairlines; decoration only
  line2: '#8d8371', // 3.5 on paper: field and button borders
  rule: '#24211b', // the section rule
  act: '#0b5f66', // 6.9 on paper: whatever can be acted on
  actStrong: '#084a50', // hover, pressed
  actSoft: '#deece8', // selected; act on it 6.1
  onAct: '#fffdf8', // 7.3 on act
  accent: '#f2a516', // marks and fills, never text
  onAccent: '#24211b', // 7.8 on accent
  accentSoft: '#fcecc6', // highlights
  accentInk: '#835206', // 6.2 on paper, 5.7 on accentSoft
  good: '#2f6b38', // 6.0 on paper
  goodSoft: '#e3edda', // good on it 5.3
  bad: '#a4361f', // 6.3 on paper
  badSoft: '#f8e2d9', // bad on it 5.4
  scrim: 'rgb(24 20 12 / .5)',
}
