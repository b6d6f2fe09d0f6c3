import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const { color, space } = vars

export const field = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  selectors: {
    '&[data-label="before"]': {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: space[2],
    },
  },
})

export const label = style({
  fontWeight: vars.weight.medium,
  fontSize: vars.size[2],
  selectors: {
    '[data-label="before"] > &': {
      color: color.ink3,
      fontWeight: vars.weight.regular,
      whiteSpace: 'nowrap',
    },
  },
})

/** The label with the content beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
})

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])

/** The input with the content inside its border. */
export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' })

export const input = style({
  width: '100%',
  minHeight: vars.touch,
  // 10 px at the regular height.
  paddingBlock: `calc(10px + (${vars.touch} - 44px) / 2)`,
  paddingInline: space[3],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: {
    '&:disabled': { background: color.sunk, borderColor: color.line, color: color.ink2 },
    '&[aria-invalid="true"]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    '[data-icon] > &': { paddingInlineStart: 40 },
  },
  '@media': { [media.touch]: { fontSize: vars.size[3] } },
})

export const icon = style({
  position: 'absolute',
  insetInlineStart: space[3],
  color: color.act,
  pointerEvents: 'none',
})
