import type { SchoolArea } from '@edbazaar/api-client'
import { SchoolRows } from '@edbazaar/feature-catalogue-ui/school-rows'
import { listedTotal } from '@edbazaar/feature-list-kit'
import { paths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { schoolsUrl } from '../list/list-state'
import { AreaFigures } from './AreaFigures'
import { AreaLinks, BoardLinks } from './AreaLinks'
import * as styles from './area.css'
import { crumbsOf, pathOf, titleOf } from './area-labels'
import { messages } from './messages'

/**
 * The schools of a state, district, city or board: figures, the best-known schools, and nearby places.
 * Later pages start with their schools.
 */
export function AreaScreen() {
  const t = useMessages(messages)
  const area = useLoaderData<SchoolArea>()
  const title = titleOf(area, t)
  const isFirst = area.page === 1
  return (
    <article>
      <Breadcrumbs crumbs={crumbsOf(area, t)} />
      <h1 className={styles.title} lang={languageOf(title)}>
        {isFirst ? title : t(messages.laterPage(title, area.page))}
      </h1>
      {isFirst && (
        <>
          <AreaFigures area={area} />
          {area.kind === 'country' && <AreaLinks area={area} of="states" />}
          <BoardLinks area={area} />
          <AreaLinks area={area} of="cities" />
        </>
      )}
      <section className={isFirst ? styles.section : undefined}>
        <SectionHead title={t(messages.bestKnown)} more={moreOf(area, t)} isFlush />
        <SchoolRows label={t(messages.bestKnown)} schools={area.schools} level={3} />
        <AreaPages area={area} />
      </section>
      <AreaLinks area={area} of="districts" />
      <AreaLinks area={area} of="district" />
      <AreaLinks area={area} of="nearby" />
      <p className={styles.note}>
        {t(area.radius === null ? messages.counted : messages.countedNear(area.name, area.radius))}
      </p>
    </article>
  )
}

/** Pagination; with a note if these pages do not list all schools. */
function AreaPages({ area }: { area: SchoolArea }) {
  const t = useMessages(messages)
  const { page, totalPages, per_page: perPage } = area
  const total = listedTotal(area)
  if (totalPages === 1) return null
  const listed = totalPages * perPage
  return (
    <>
      <Pagination
        label={t(messages.pages)}
        page={page}
        lastPage={totalPages}
        perPage={perPage}
        total={total}
        hrefOf={(other) => pathOf(area, other)}
      />
      {listed < total && <p className={styles.notAll}>{t(messages.notAll(listed))}</p>}
    </>
  )
}

/** The link to the list of the same schools, with filters: near the town, or of the whole country. */
function moreOf({ kind, name, place_slug: place, board }: SchoolArea, t: Translate) {
  if (place !== null)
    return {
      label: t(messages.allNear(name)),
      href: schoolsUrl.pathOf({
        ...schoolsUrl.initial,
        place,
        filterIds: board === null ? [] : [board.id],
      }),
    }
  if (kind === 'country' && board === null)
    return { label: t(messages.fullList), href: paths.schools }
  return undefined
}
