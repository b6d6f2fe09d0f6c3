import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'
import { fact } from '../parts/parts.css'

const { space } = vars

/** The reason why a payment failed, what happens, and the button. */
export const online = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** The code, and what it says beside it. */
export const upi = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.wide]: { gridTemplateColumns: '208px minmax(0, 1fr)' } },
})

/** Black on white in every theme, because cameras expect it. */
export const qr = style({
  display: 'block',
  justifySelf: 'center',
  width: 208,
  maxWidth: '100%',
  background: '#fff',
  color: '#000',
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
})

export const copyFact = style([
  fact,
  {
    alignItems: 'center',
    // Beside the code there is little room for long names and numbers.
    selectors: { [`${upi} &`]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  },
])

export const copyValue = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  overflowWrap: 'anywhere',
})

/** A phone cannot read a code on its own screen. */
export const onPhone = style({
  paddingTop: space[3],
  '@media': { [media.wide]: { display: 'none' } },
})
