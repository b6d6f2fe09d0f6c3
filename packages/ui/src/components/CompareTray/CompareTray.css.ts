import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { page } from '../../theme/text.css'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const tray = style({
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  boxShadow: '0 -8px 24px -16px rgb(60 45 15 / .35)',
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { print: { display: 'none' } },
})

export const line = style([
  page,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: `calc(${vars.touch} + 16px)`,
    '@media': {
      [media.narrow]: { flexWrap: 'wrap', paddingBlock: space[2] },
      [media.wide]: { minHeight: 72, gap: space[5] },
    },
  },
])

/** On a phone the message has its own line above. */
export const text = style({
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'contents' } },
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })
/** Hidden visually on phones, where the compare button says enough. */
export const title = style({
  '@media': {
    [media.narrow]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
})
export const quiet = style({ color: color.ink3 })

export const notice = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  whiteSpace: 'normal',
  '@media': {
    [media.narrow]: {
      order: -1,
      flexBasis: '100%',
      selectors: { '&:empty': { position: 'absolute' } },
    },
  },
})

export const entries = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '@media': {
    [media.narrow]: { selectors: { '& + &': { marginInlineStart: -12 } } },
    [media.wide]: {
      gap: space[3],
      minHeight: `calc(${vars.touch} + 4px)`,
      paddingInlineStart: space[4],
      borderInlineStart: vars.border.hairline,
    },
  },
})

export const seal = style({
  flex: 'none',
  width: 40,
  height: 40,
  '@media': {
    [media.narrow]: {
      width: 36,
      height: 36,
      border: `2px solid ${color.surface}`,
      borderRadius: '50%',
    },
  },
})

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.narrow]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
})

export const remove = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const slot = style([
  entry,
  { color: color.ink3, '@media': { [media.narrow]: { display: 'none' } } },
])

export const clear = style({ flex: 'none' })

export const go = style({ flex: 'none' })
