import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const picker = style({ position: 'relative' })

export const panel = style({
  position: 'absolute',
  inset: 'calc(100% + 6px) 0 auto',
  zIndex: 8,
  minWidth: '280px',
  overflow: 'hidden',
  background: vars.color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow.lift,
})

export const option = style({
  display: 'block',
  minHeight: '56px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: vars.border.hairline,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.actSoft,
      boxShadow: `inset 4px 0 ${vars.color.act}`,
    },
  },
})

export const name = style({ display: 'block', fontSize: vars.size[3] })

export const detail = style({
  display: 'block',
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  color: vars.color.ink2,
})

export const message = style({
  padding: vars.space[3],
  color: vars.color.ink2,
})
