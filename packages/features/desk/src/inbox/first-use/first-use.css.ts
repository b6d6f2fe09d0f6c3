import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const firstUse = style({ display: 'grid', justifyItems: 'center', paddingBlock: space[6] })

export const steps = style({
  width: 'min(640px, 100%)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.ink3}`,
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[3],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
})

export const test = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[5],
  textAlign: 'center',
})

export const stepName = style({ fontWeight: vars.weight.bold })

export const stepText = style({ color: color.ink2, textWrap: 'pretty' })

export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.middle]: { gridColumn: 3 } },
})
