import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'
import { answer as summaryAnswer, card as summaryCard } from './summary-card.css'

export {
  actions,
  good,
  line,
  mark,
  missing,
  name,
  section,
  textLink,
  title,
} from './sections.css'
export { buttons, facts, line as detailLine, sum, total } from './summary-card.css'

/** Images and text, with cards beside them; on a phone the cards are between the two. */
export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateRows: 'auto 1fr',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const story = style({
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: '2 / 1' } },
})

export const cards = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[5],
  '@media': {
    [media.wide]: {
      gridArea: '1 / 2 / span 2',
      position: 'sticky',
      top: vars.space[5],
      marginTop: 0,
    },
  },
})

/** A card beside the text. */
export const card = style([
  summaryCard,
  {
    margin: 0,
    '@media': { [media.wide]: { gridArea: 'auto', position: 'static', margin: 0 } },
  },
])

export const answer = style([summaryAnswer, { textAlign: 'end', overflowWrap: 'anywhere' }])

export const cardTitle = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  marginBottom: vars.space[2],
})

/** The provider: image, name, verification. */
export const provider = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
})

export const providerName = style({
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})

export const moreLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  marginTop: vars.space[3],
})

/** A batch: name, days, hours, dates, seats; three lines on a phone. */
export const batch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  borderBottom: vars.border.hairline,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.middle]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.4fr) 100px minmax(0, 2fr) 132px auto',
      alignItems: 'center',
      minHeight: '48px',
    },
  },
})

export const batchName = style({ color: vars.color.ink })

/** Beside the days and dates on a phone, after the seats otherwise. */
export const batchEnquire = style({
  gridArea: '2 / 2 / span 3',
  alignSelf: 'end',
  justifySelf: 'end',
  '@media': { [media.middle]: { gridArea: 'auto / 6', alignSelf: 'center' } },
})

/** Shown only if it differs from the product's price. */
export const batchPrice = style({ marginInlineStart: vars.space[3], color: vars.color.ink })

export const batchSeats = style({
  gridArea: '1 / 2',
  '@media': { [media.middle]: { gridArea: 'auto' } },
})
