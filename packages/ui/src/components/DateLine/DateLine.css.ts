import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color } = vars

/* A line of dates: vertical on a phone, horizontal on a desktop. */
export const line = style({
  paddingTop: vars.space[4],
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingTop: vars.space[5],
    },
  },
})

export const station = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  gap: vars.space[2],
  alignItems: 'start',
  minHeight: vars.touch,
  paddingInlineStart: 28,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 3,
    top: 4,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${color.act}`,
    background: color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 8,
    top: 8,
    bottom: -8,
    width: 2,
    background: color.act,
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&[data-key]::before': { background: color.act },
    '&[data-now]::before': { background: color.accent, borderColor: color.accent },
    '&[data-now]::after': {
      background: `repeating-linear-gradient(${color.line2} 0 4px, transparent 4px 8px)`,
    },
  },
  '@media': {
    [media.wide]: {
      display: 'block',
      padding: `28px ${vars.space[3]} 0 0`,
      '::before': { insetInlineStart: 0, top: 0 },
      '::after': {
        insetInlineStart: 12,
        insetInlineEnd: 0,
        top: 5,
        bottom: 'auto',
        width: 'auto',
        height: 2,
      },
      selectors: {
        '&[data-now]::after': {
          background: `repeating-linear-gradient(90deg, ${color.line2} 0 4px, transparent 4px 8px)`,
        },
      },
    },
  },
})

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-now] > &': { color: color.ink3, fontWeight: vars.weight.regular } },
  '@media': { [media.wide]: { display: 'block' } },
})

export const label = style({
  color: color.ink2,
  '@media': { [media.wide]: { display: 'block' } },
})
