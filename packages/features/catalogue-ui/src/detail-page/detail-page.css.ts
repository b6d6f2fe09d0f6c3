import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
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

globalStyle(`${cards} > [data-lazy]`, { display: 'contents' })

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
