import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBlock: space[4],
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  letterSpacing: '.08em',
  '::before': { content: '', flex: 1, borderTop: vars.border.hairline },
  '::after': { content: '', flex: 1, borderTop: vars.border.hairline },
})

export const form = style({ display: 'grid', gap: space[4] })

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
})

export const forgot = style({ justifySelf: 'start' })

export const terms = style({ color: color.ink2, fontSize: vars.size[1], lineHeight: vars.lead[1] })

export const switchLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[1],
  marginTop: space[2],
  color: color.ink2,
})

export const switchButton = style({
  selectors: { '&&': { color: color.act, fontWeight: vars.weight.bold } },
})

export const denied = style({ marginBottom: space[4] })

export const noticeAction = style({ marginTop: space[3] })

export const fullWidth = style({ width: '100%' })
