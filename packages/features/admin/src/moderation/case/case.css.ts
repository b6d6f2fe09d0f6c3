import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const pane = style({
  minWidth: 0,
  '@media': {
    [media.wide]: {
      paddingInlineStart: space[5],
      background: color.surface,
      marginInlineEnd: `calc(-1 * ${space[5]})`,
      paddingInlineEnd: space[5],
    },
  },
})

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 60,
  borderBottom: vars.border.hairline,
})

export const position = style({ ...small, color: color.ink2, fontVariantNumeric: 'tabular-nums' })

export const steps = style({ display: 'flex', gap: space[1] })

export const navEnd = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })

export const back = style({ '@media': { [media.wide]: { display: 'none' } } })

export const closeCase = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const linkText = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[3]}`,
})

export const thumbnail = style({ flex: 'none', width: 48 })

export const name = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const caption = style({ ...small, color: color.ink3 })

/** The changes, with the context or the decision beside them. */
export const grid = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    '(min-width: 1180px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 248px',
      selectors: { '&[data-composing]': { gridTemplateColumns: 'minmax(0, 1fr) 356px' } },
    },
  },
})

export const main = style({ minWidth: 0 })

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minWidth: 0,
  paddingBottom: space[5],
  '@media': {
    '(min-width: 1180px)': {
      paddingInlineStart: space[5],
      borderInlineStart: vars.border.hairline,
    },
  },
})

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: 52,
})

export const heading = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const sideHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 44,
  borderBottom: `1px solid ${color.line2}`,
})

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 28,
  alignItems: 'center',
  borderBottom: vars.border.hairline,
  ...small,
  color: color.ink2,
})
globalStyle(`${line} dd`, {
  color: color.ink,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const entry = style({
  display: 'grid',
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})
globalStyle(`${entry} b`, { fontWeight: vars.weight.medium })
globalStyle(`${entry} small`, { ...small, color: color.ink3 })

/** The reports, apart from what follows them. */
export const reports = style({ paddingBottom: space[4] })

export const entryLink = style({
  display: 'grid',
  paddingBlock: 6,
  borderBottom: vars.border.hairline,
})
globalStyle(`${entryLink}:hover b`, { color: color.act })
globalStyle(`${entryLink} b`, { fontWeight: vars.weight.medium })
globalStyle(`${entryLink} small`, { ...small, color: color.ink3 })

export const quote = style({ margin: 0, whiteSpace: 'pre-line', textWrap: 'pretty' })

export const privateText = style({
  width: '100%',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius[1],
  background: color.accentSoft,
  lineHeight: vars.lead[2],
  whiteSpace: 'pre-line',
})

export const history = style({ paddingBottom: space[5] })

export const noteForm = style({ display: 'grid', gap: space[2], paddingBlock: space[3] })

export const noteButtons = style({ display: 'flex', gap: space[2] })

export const notices = style({ display: 'grid', gap: space[2] })

export const noticeButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
})

export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  '@media': {
    [media.wide]: {
      marginInline: `calc(-1 * ${space[5]})`,
      paddingInline: space[5],
    },
    // In place of the site's bottom bar.
    [media.narrow]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 21,
      paddingInline: vars.page.gutter,
      paddingBlock: `${space[2]} calc(${space[2]} + env(safe-area-inset-bottom))`,
    },
  },
})

/** A separate row if there is a second decision, which then shares its row with the menu. */
export const mainAction = style({ '@media': { [media.narrow]: { flex: '1 1 60%' } } })

export const secondAction = style({ '@media': { [media.narrow]: { flex: '1 1 40%' } } })

export const actionsEnd = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0 } },
})

export const wideAction = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const moreMenu = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
})

export const moreActions = style([moreMenu, { '@media': { [media.wide]: { display: 'none' } } }])

/** Room for the fixed bar of a phone. */
export const withBar = style({ '@media': { [media.narrow]: { paddingBottom: 128 } } })
