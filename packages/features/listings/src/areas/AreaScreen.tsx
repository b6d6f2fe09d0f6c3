import type { SchoolArea } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { SchoolRows } from '@edbazaar/feature-shell/school-rows'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { listPath, wholeCountry } from '../schools/list-state'
import { AreaFigures } from './AreaFigures'
import { AreaLinks, BoardLinks } from './AreaLinks'
import * as styles from './area.css'
import { crumbsOf, titleOf } from './area-words'
import { messages } from './messages'

/** The schools of a state, district, city or board: figures, the best known, and the places around. */
export function AreaScreen() {
  const area = useLoaderData<SchoolArea>()
  const title = titleOf(area)
  return (
    <article>
      <Breadcrumbs crumbs={crumbsOf(area)} />
      <h1 className={styles.title} lang={languageOf(title)}>
        {title}
      </h1>
      <AreaFigures area={area} />
      {area.kind === 'country' && <AreaLinks area={area} of="states" />}
      <BoardLinks area={area} />
      <AreaLinks area={area} of="cities" />
      <section className={styles.section}>
        <SectionHead title={messages.bestKnown} more={moreOf(area)} isFlush />
        <SchoolRows label={messages.bestKnown} schools={area.schools} level={3} />
      </section>
      <AreaLinks area={area} of="districts" />
      <AreaLinks area={area} of="district" />
      <AreaLinks area={area} of="nearby" />
      <p className={styles.note}>
        {messages.counted(formatDay(area.refreshed_at, { withYear: true }))}
      </p>
    </article>
  )
}

/** The list with filters: around a town that is among the places, or of the whole country. */
function moreOf({ kind, name, place_slug: place, board }: SchoolArea) {
  if (place !== null)
    return { label: messages.allNear(name), href: listPath({ ...wholeCountry, place }) }
  if (kind === 'country' && board === null)
    return { label: messages.wholeList, href: paths.schools }
  return undefined
}
