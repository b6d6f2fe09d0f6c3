import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The filter sheet on phones. */
export const sheet = style({
  position: 'fixed',
  inset: '64px 0 0',
  width: '100%',
  maxWidth: '560px',
  height: 'auto',
  maxHeight: 'none',
  margin: '0 auto',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: `${vars.radius[2]} ${vars.radius[2]} 0 0`,
  background: vars.color.surface,
  color: vars.color.ink,
  '::backdrop': { background: vars.color.scrim },
})

/** The page behind does not scroll, and keeps the space of its scrollbar. */
globalStyle(`html:has(${sheet}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' })

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginInline: vars.page.gutter,
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.rule}`,
})

export const filters = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.page.gutter,
})

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.page.gutter}`,
  borderTop: vars.border.hairline,
})

/** Above the buttons. */
export const suggestion = style({
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  ':empty': { position: 'absolute' },
})
