import { nilgiriColors } from './nilgiri-colors'

/** A value for each token of the contract but `motion`. */
export const nilgiriTokens = {
  color: nilgiriColors,
  shadow: { lift: '0 2px 6px rgb(27 29 46 / .12), 0 18px 40px -16px rgb(91 42 134 / .35)' },
  image: { dim: 'none' },
  border: { hairline: `1px solid ${nilgiriColors.line}` },
  font: {
    text: '"Times New Roman", "Liberation Serif", "Noto Serif", serif',
    hindi: '"Noto Serif Devanagari", "Noto Serif", serif',
  },
  size: {
    1: '0.8125rem',
    2: '0.9375rem',
    3: '1.0625rem',
    4: '1.25rem',
    5: '1.625rem',
    6: 'clamp(2rem, 1.5rem + 2.2vw, 3rem)',
  },
  lead: { 1: '1rem', 2: '1.375rem', 3: '1.625rem', 4: '1.75rem', 5: '2.125rem', 6: '1.15' },
  weight: { regular: '400', medium: '600', bold: '700', lead: '700' },
  // Fonts without a width axis keep their normal width.
  stretch: { narrow: '100%', lead: '100%', name: '100%' },
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
  page: { width: '1120px', gutter: '24px' },
  touch: '44px',
  radius: { 1: '10px', 2: '18px' },
}
