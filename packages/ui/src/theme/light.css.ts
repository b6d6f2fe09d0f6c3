import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'

/* Figures beside the colours are WCAG contrast ratios, written as text:ground. */
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

const scale = {
  font: {
    text: '"Anek Latin", "Anek Latin fallback", "Anek Devanagari", system-ui, sans-serif',
    hindi: '"Anek Devanagari", "Anek Latin", sans-serif',
  },
  size: {
    1: '0.8125rem', // 13 captions, units
    2: '0.9375rem', // 15 controls, facts
    3: '1.0625rem', // 17 reading
    4: '1.3125rem', // 21 names, section heads
    5: '1.75rem', // 28 page titles
    6: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)', // 36–56 the lead, once a page
  },
  lead: { 1: '1rem', 2: '1.25rem', 3: '1.5rem', 4: '1.75rem', 5: '2.25rem', 6: '1.06' },
  // At text sizes no heavier than bold: past 640 the dot of the i closes up on 1x screens.
  weight: { regular: '420', medium: '540', bold: '620', lead: '700' },
  stretch: { narrow: '84%', lead: '80%', name: '92%' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '72px',
  },
  page: { width: '1200px', gutter: '16px' },
  touch: '44px',
  radius: { 1: '3px', 2: '6px' },
  motion: { quick: '120ms', calm: '180ms', ease: 'cubic-bezier(.2, 0, .1, 1)' },
}

const { color, shadow, picture, border, ...scaleContract } = vars

globalStyle(':root', {
  vars: assignVars(scaleContract, scale),
  '@media': {
    '(min-width: 768px)': { vars: { [vars.page.gutter]: '32px' } },
    '(min-width: 1680px)': { vars: { [vars.page.width]: '1440px' } },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' },
    },
  },
})

globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: {
    ...assignVars(color, lightColors),
    [shadow.lift]: `0 1px 0 ${color.line}, 0 12px 32px -12px rgb(60 45 15 / .28)`,
    [picture.dim]: 'none',
  },
})

// A composite is declared wherever a theme is, or a dark island in a light page keeps light lines.
globalStyle(':root, [data-theme]', { vars: { [border.hairline]: `1px solid ${color.line}` } })
