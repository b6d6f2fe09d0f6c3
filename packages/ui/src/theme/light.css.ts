import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { lightColors } from './light-colors'

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
    6: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)', // 36–56 the page's lead title
  },
  lead: { 1: '1rem', 2: '1.25rem', 3: '1.5rem', 4: '1.75rem', 5: '2.25rem', 6: '1.06' },
  // Not heavier at text sizes: above 640 the dot of the i merges on 1x screens.
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

const { color, shadow, image, border, ...scaleContract } = vars

// Zero specificity, so that a custom theme's class wins in any order.
globalStyle(':where(:root)', {
  vars: assignVars(scaleContract, scale),
  '@media': {
    '(min-width: 768px)': { vars: { [vars.page.gutter]: '32px' } },
    '(min-width: 1680px)': { vars: { [vars.page.width]: '1440px' } },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' },
    },
  },
})

globalStyle(':where(:root, [data-theme="light"])', {
  colorScheme: 'light',
  vars: {
    ...assignVars(color, lightColors),
    [shadow.lift]: `0 1px 0 ${color.line}, 0 12px 32px -12px rgb(60 45 15 / .28)`,
    [image.dim]: 'none',
  },
})

// Composite tokens must be declared with each theme, or a dark section in a light page keeps light
// lines.
globalStyle(':where(:root, [data-theme])', {
  vars: { [border.hairline]: `1px solid ${color.line}` },
})
