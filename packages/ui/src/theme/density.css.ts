import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { type Density, densities } from './densities'

const { space, touch } = vars
const denseTokens = { space, touch }

const tokens: Record<
  Exclude<Density, 'regular'>,
  Parameters<typeof assignVars<typeof denseTokens>>[1]
> = {
  // For precise pointers: a chip is 28 px high, more than the 24 px of WCAG.
  compact: {
    space: {
      1: '3px',
      2: '6px',
      3: '8px',
      4: '12px',
      5: '16px',
      6: '24px',
      7: '36px',
      8: '56px',
    },
    touch: '36px',
  },
  roomy: {
    space: {
      1: '4px',
      2: '10px',
      3: '16px',
      4: '20px',
      5: '32px',
      6: '40px',
      7: '60px',
      8: '88px',
    },
    touch: '52px',
  },
}

// Doubled for specificity over a theme on the same element.
for (const density of densities) {
  if (density === 'regular') continue
  globalStyle(`[data-density="${density}"][data-density]`, {
    vars: assignVars(denseTokens, tokens[density]),
  })
}
