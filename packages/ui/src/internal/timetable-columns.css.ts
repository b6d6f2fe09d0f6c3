import { createContainer, createVar, style } from '@vanilla-extract/css'

const container = createContainer()
export const columns = createVar()
export const strip = createVar()
export const middle = createVar()
const buttons = createVar()

const withPlace = {
  strip: '50px 79px minmax(78px, auto) 57px minmax(0, 1fr)',
  middle:
    'minmax(52px, 60fr) minmax(70px, 84fr) minmax(80px, 104fr) minmax(56px, 62fr) minmax(0, 104fr)',
}
const withoutPlace = {
  strip: '72px minmax(92px, auto) 64px minmax(0, 1fr)',
  middle: 'minmax(70px, 84fr) minmax(80px, 104fr) minmax(56px, 62fr) minmax(0, 104fr)',
}
const nearFacts =
  'minmax(56px, 64px) minmax(72px, 100px) minmax(84px, 88px) minmax(60px, 64px) minmax(116px, 128px)'
const otherFacts = 'minmax(72px, 112px) minmax(84px, 100px) minmax(60px, 76px) minmax(116px, 152px)'

const list = style({ containerName: container, containerType: 'inline-size' })

/** The columns from 780 px, and those of the narrow layout below that. */
function columnsOf(timetable: string, narrow: typeof withPlace) {
  return style([
    list,
    { vars: { [columns]: timetable, [strip]: narrow.strip, [middle]: narrow.middle } },
  ])
}

export const layout = {
  facts: columnsOf(`114px minmax(150px, 1fr) ${nearFacts}`, withPlace),
  factsAndActions: columnsOf(`114px minmax(110px, 1fr) ${nearFacts} ${buttons}`, withPlace),
  noDistance: columnsOf(`114px minmax(150px, 1fr) ${otherFacts}`, withoutPlace),
  noDistanceButActions: columnsOf(
    `114px minmax(110px, 1fr) ${otherFacts} ${buttons}`,
    withoutPlace,
  ),
}

/** The room of the buttons, by how many a row has. */
export const actionCount = {
  one: style({ vars: { [buttons]: '48px' } }),
  two: style({ vars: { [buttons]: '92px' } }),
}

/** A narrow gap up to 850 px, 20 px above. */
export const gap = 'clamp(10px, calc((100cqi - 780px) / 7 + 10px), 20px)'

export const asRow = `${container} (min-width: 780px)`
export const asNarrow = `${container} (max-width: 779px)`
/** Narrower than a phone of 390 px: the facts take two lines. */
export const asSmall = `${container} (max-width: 345px)`
export const asMiddle = `${container} (min-width: 480px) and (max-width: 779px)`
