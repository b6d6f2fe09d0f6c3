import { createGlobalThemeContract } from '@vanilla-extract/css'

const step = null

/**
 * Every design token, as a CSS custom property named `--eb-<group>-<token>`. Styles that use them
 * follow the user's theme.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: step,
      surface: step,
      sunk: step,
      ink: step,
      ink2: step,
      ink3: step,
      line: step,
      line2: step,
      rule: step,
      act: step,
      actStrong: step,
      actSoft: step,
      onAct: step,
      accent: step,
      onAccent: step,
      accentSoft: step,
      accentInk: step,
      good: step,
      goodSoft: step,
      bad: step,
      badSoft: step,
      scrim: step,
    },
    shadow: { lift: step },
    image: { dim: step },
    border: { hairline: step },
    font: { text: step, hindi: step },
    size: { 1: step, 2: step, 3: step, 4: step, 5: step, 6: step },
    lead: { 1: step, 2: step, 3: step, 4: step, 5: step, 6: step },
    weight: { regular: step, medium: step, bold: step, lead: step },
    stretch: { narrow: step, lead: step, name: step },
    space: { 1: step, 2: step, 3: step, 4: step, 5: step, 6: step, 7: step, 8: step },
    page: { width: step, gutter: step },
    touch: step,
    radius: { 1: step, 2: step },
    motion: { quick: step, calm: step, ease: step },
  },
  (_, path) => `eb-${path.join('-')}`,
)
