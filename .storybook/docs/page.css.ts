import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css'

const { color, space, size, lead, weight, border, radius } = vars

/** A doubled class overrides Storybook's own element styles. */
const own = (styles: Parameters<typeof style>[0]) => style({ selectors: { '&&': styles as never } })

/** Two columns would be too narrow for text here. */
const onPhone = (styles: Record<string, string>) => ({
  '@media': { 'screen and (max-width: 599px)': styles },
})

export const page = style({ maxWidth: 1040, marginInline: 'auto', color: color.ink })

export const head = style({ paddingBlockEnd: space[5] })

globalStyle(`${page}${page} :is(h1, h2, h3)`, {
  margin: 0,
  padding: 0,
  border: 0,
  color: color.ink,
  fontFamily: vars.font.text,
  fontStretch: vars.stretch.narrow,
  fontWeight: weight.bold,
  letterSpacing: '-.005em',
})
globalStyle(`${page}${page} h1`, {
  fontSize: size[6],
  lineHeight: lead[6],
  fontStretch: vars.stretch.lead,
  fontWeight: weight.lead,
  marginBlockEnd: space[3],
})
globalStyle(`${page}${page} h2`, { fontSize: size[5], lineHeight: lead[5] })
globalStyle(`${page}${page} h3`, { fontSize: size[4], lineHeight: lead[4], marginBlock: space[5] })
globalStyle(`${page}${page} :is(p, li, dd, figcaption)`, {
  margin: 0,
  color: color.ink,
  fontSize: size[3],
  lineHeight: lead[3],
})
globalStyle(`${page}${page} ${head} p`, {
  maxWidth: '42em',
  color: color.ink2,
  fontSize: size[4],
  lineHeight: lead[4],
})
globalStyle(`${page}${page} a`, { color: color.act, textDecoration: 'underline' })
globalStyle(`${page}${page} :is(ul, ol)`, { margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${page}${page} :is(li, dd, figcaption, p) code`, {
  padding: `0 ${space[1]}`,
  border: 0,
  borderRadius: radius[1],
  background: color.sunk,
  color: 'inherit',
  fontSize: '.9em',
  lineHeight: 'inherit',
  // URLs can be wider than a phone.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

/** A double rule above each section, marigold for the first 48 px. */
export const section = style({
  position: 'relative',
  marginBlockStart: space[7],
  paddingBlockStart: space[5],
  borderBlockStart: `3px double ${color.rule}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineStart: 0,
    width: 48,
    height: 4,
    background: color.accent,
  },
})
globalStyle(`${page}${page} ${section} > h2`, { marginBlockEnd: space[4] })

export const pair = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})

export const reasons = style({
  paddingBlock: space[4],
  borderBlockStart: '3px solid',
  selectors: {
    '&[data-tone="good"]': { borderColor: color.good },
    '&[data-tone="bad"]': { borderColor: color.bad },
  },
})
globalStyle(`${page}${page} ${reasons} h2`, {
  fontSize: size[4],
  lineHeight: lead[4],
  marginBlockEnd: space[3],
})
globalStyle(`${page}${page} ${reasons} li`, {
  paddingBlock: space[2],
  borderBlockEnd: border.hairline,
})

export const notes = style({})
globalStyle(`${page}${page} ${notes} li`, {
  maxWidth: '48em',
  paddingBlock: space[2],
  borderBlockEnd: border.hairline,
})

export const parts = style({ counterReset: 'part' })
globalStyle(`${page}${page} ${parts} li`, {
  display: 'grid',
  gridTemplateColumns: '32px minmax(96px, 160px) 1fr',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: border.hairline,
  counterIncrement: 'part',
  ...onPhone({ gridTemplateColumns: '32px 1fr', rowGap: space[1] }),
})
globalStyle(`${page}${page} ${parts} li > span`, onPhone({ gridColumn: '2' }))
globalStyle(`${page}${page} ${parts} li::before`, {
  content: 'counter(part)',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.ink,
  color: color.paper,
  fontSize: size[1],
  fontWeight: weight.bold,
})

export const keys = own({ display: 'grid', margin: 0 })
globalStyle(`${page}${page} ${keys} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 220px) 1fr',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[2],
  borderBlockEnd: border.hairline,
  ...onPhone({ gridTemplateColumns: '1fr', gap: space[1] }),
})
globalStyle(`${page}${page} ${keys} dt`, { display: 'flex', flexWrap: 'wrap', gap: space[1] })
globalStyle(`${page}${page} kbd`, {
  minWidth: 28,
  padding: `2px ${space[2]}`,
  border: `1px solid ${color.line2}`,
  borderBlockEndWidth: 2,
  borderRadius: radius[1],
  background: color.surface,
  color: color.ink,
  font: `${weight.medium} ${size[1]}/${lead[2]} ${vars.font.text}`,
  textAlign: 'center',
})

export const rule = own({ margin: 0, display: 'grid', gridTemplateRows: '1fr auto' })
globalStyle(`${page}${page} ${rule} figcaption`, {
  paddingBlock: space[3],
  borderBlockStart: '3px solid',
})
globalStyle(`${page}${page} ${rule}[data-tone="good"] figcaption`, { borderColor: color.good })
globalStyle(`${page}${page} ${rule}[data-tone="bad"] figcaption`, { borderColor: color.bad })
globalStyle(`${page}${page} ${rule} figcaption b`, { display: 'block' })
globalStyle(`${page}${page} ${rule}[data-tone="good"] b`, { color: color.good })
globalStyle(`${page}${page} ${rule}[data-tone="bad"] b`, { color: color.bad })

export const stage = style({
  display: 'grid',
  alignItems: 'center',
  padding: space[5],
  border: border.hairline,
  borderBlockEnd: 0,
  background: color.paper,
})

export const story = style({ marginBlockStart: space[6] })

/** Wide tables scroll horizontally. */
export const table = style({ overflowX: 'auto' })

/** A story in an iframe with its name below. */
export const storyWindow = own({ margin: 0 })
globalStyle(`${page}${page} ${storyWindow} iframe`, {
  display: 'block',
  width: '100%',
  height: 640,
  border: border.hairline,
  background: color.paper,
  // On a phone, use the page margin too.
  ...onPhone({ width: 'calc(100% + 40px)', marginInline: '-20px' }),
})
globalStyle(`${page}${page} ${storyWindow} figcaption`, { paddingBlock: space[2] })

/** Links to stories. */
export const stories = style({
  display: 'grid',
  columnGap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})
globalStyle(`${page}${page} ${stories} li`, {
  paddingBlock: space[2],
  borderBlockEnd: border.hairline,
})
globalStyle(`${page}${page} ${stories} p`, { color: color.ink2, fontSize: size[2] })
